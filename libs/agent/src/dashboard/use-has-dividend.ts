import { useListMyContractsQuery } from '@livery/api/agents/agent-contracts';
import { MemberType } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';

/** Member types without a dividend. */
const excludedTypes: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];

/**
 * Returns true if the agent has a dividend page. Also prefetches the data of that page, so that it opens without a
 * delay.
 */
export const useHasDividend = (): boolean => {
  const { COMM3 } = useFlags();
  const type = useSession()?.type ?? MemberType.Neither;
  const isShown = COMM3 === true && !excludedTypes.includes(type);
  useListMyContractsQuery('dividend', { skip: !isShown });
  return isShown;
};
