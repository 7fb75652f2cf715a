import { useSearchParams } from 'react-router-dom';

/**
 * Returns the member id in the URL, which limits a report to one member and the members below. Without a valid id,
 * returns an empty object, and the report is about the complete team. The gateway rejects the id of a member outside
 * the team.
 */
export const useReportMember = (): { readonly memberId: string } | Record<never, never> => {
  const [search] = useSearchParams();
  const memberId = search.get('member')?.slice(0, 64);
  return memberId && /^[\w-]+$/.test(memberId) ? { memberId } : {};
};
