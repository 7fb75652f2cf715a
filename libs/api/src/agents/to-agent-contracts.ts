import type {
  ContractTier,
  dailySalaryContracts,
  dividendContracts,
  hourSalaryContracts,
} from '@livery/contract/agents/agent-contracts';
import type { ResponseValue } from '@livery/contract/operation';

type Daily = ResponseValue<typeof dailySalaryContracts>['list'][number];
type Hourly = ResponseValue<typeof hourSalaryContracts>['list'][number];
type Dividend = ResponseValue<typeof dividendContracts>['list'][number];

/**
 * Contract in a common format for all types: daily salary, hourly salary and dividend. In the API, each type has other
 * field names.
 */
export type AgentContract = Omit<Daily, 'details'> & { readonly tiers: readonly ContractTier[] };
export interface ContractsResult {
  readonly list: readonly (Daily | Hourly | Dividend)[];
}

const toAgentContract = (contract: Daily | Hourly | Dividend): AgentContract => {
  if ('details' in contract) {
    const { details, ...rest } = contract;
    return {
      ...rest,
      tiers: details.map(({ betVolume, activeMember, rateType, rate }) => ({
        bet: betVolume,
        active: activeMember,
        rateType,
        rate,
      })),
    };
  }
  if ('hourSalaryRates' in contract) {
    const { contractId, hourSalaryRates, ...rest } = contract;
    return {
      ...rest,
      id: contractId,
      tiers: hourSalaryRates.map(({ minimumBet, activeMember, rateType, rate }) => ({
        bet: minimumBet,
        active: activeMember,
        rateType,
        rate,
      })),
    };
  }
  return {
    ...contract,
    tiers: contract.tiers.map(({ minimumBet, netLoss, activeMember, contractRate }) => ({
      bet: minimumBet,
      active: activeMember,
      netLoss,
      rateType: 'P',
      rate: contractRate,
    })),
  };
};

/**
 * Converts contracts of any type to the common format. Contracts that the agent must still accept or reject come first.
 */
export const toAgentContracts = ({ list }: ContractsResult): AgentContract[] => {
  const order = ['V', 'P', 'E', 'A', 'R', 'C'];
  return list.map(toAgentContract).sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
};
