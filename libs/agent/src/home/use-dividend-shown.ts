import { useOwnContractsQuery } from '@livery/api/contracts';
import { MemberType } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';

/** Types for whom no dividend is loaded. */
const without: readonly number[] = [MemberType.Trial, MemberType.Neither, MemberType.AgentTeam, MemberType.AgentBranch];

/** Whether this agent has a dividend page; what stands on it is asked for with the home, so that it is there at a tap. */
export const useDividendShown = (): boolean => {
  const { COMM3 } = useFlags();
  const type = useSession()?.type ?? MemberType.Neither;
  const isShown = COMM3 === true && !without.includes(type);
  useOwnContractsQuery('dividend', { skip: !isShown });
  return isShown;
};
