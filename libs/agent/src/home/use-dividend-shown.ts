import { MemberType } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';

export const dividendPath = '/m/member/agent/agentDivident';

/** Types for whom no dividend is loaded. */
const without: readonly number[] = [MemberType.Trial, MemberType.Neither, MemberType.AgentTeam, MemberType.AgentBranch];

/** Whether this agent has a dividend page. */
export const useDividendShown = (): boolean => {
  const { COMM3 } = useFlags();
  const type = useSession()?.type ?? MemberType.Neither;
  return COMM3 === true && !without.includes(type);
};
