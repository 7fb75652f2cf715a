import { useListMyContractsQuery } from '@livery/api/agents/agent-contracts';
import { MemberType } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';

/** Types for whom no dividend is loaded. */
const excludedTypes: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];

/** Whether this agent has a dividend page; what stands on it is asked for with the home, so that it is there at a tap. */
export const useHasDividend = (): boolean => {
  const { COMM3 } = useFlags();
  const type = useSession()?.type ?? MemberType.Neither;
  const isShown = COMM3 === true && !excludedTypes.includes(type);
  useListMyContractsQuery('dividend', { skip: !isShown });
  return isShown;
};
