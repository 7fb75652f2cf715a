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
 * Contract of any type (daily salary, hourly salary or dividend) in one format. The API has a different format for
 * each type.
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

/** Converts contracts to one format. Contracts that wait for the agent's response come first. */
export const toAgentContracts = ({ list }: ContractsResult): AgentContract[] => {
  const order = ['V', 'P', 'E', 'A', 'R', 'C'];
  return list.map(toAgentContract).sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
};
