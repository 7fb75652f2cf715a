import { useSearchParams } from 'react-router-dom';

/**
 * Member id of a report from the address. Empty for the agent's own team. The gateway rejects an id outside the team.
 */
export const useReportMember = (): { readonly memberId: string } | Record<never, never> => {
  const [search] = useSearchParams();
  const memberId = search.get('member')?.slice(0, 64);
  return memberId && /^[\w-]+$/.test(memberId) ? { memberId } : {};
};
