import { useListMyContractsQuery } from '@livery/api/agents/agent-contracts';
import { MemberType } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';

/** Member types that receive no dividend (a share of the operator's net result). */
const excludedTypes: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];

/**
 * Returns true if the agent can receive dividends (shares of the operator's net result). In this case, also requests
 * the agent's dividend contracts, so that the dividend page opens without a delay.
 */
export const useHasDividend = (): boolean => {
  const { COMM3 } = useFlags();
  const type = useSession()?.type ?? MemberType.Neither;
  const isShown = COMM3 === true && !excludedTypes.includes(type);
  useListMyContractsQuery('dividend', { skip: !isShown });
  return isShown;
};
