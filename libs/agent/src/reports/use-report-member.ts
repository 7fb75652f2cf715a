import { useSearchParams } from 'react-router-dom';

/** Whose team a report is of, by the address; absent: the agent's own. What the address says wrongly the gateway refuses. */
export const useReportMember = (): { readonly memberId: string } | Record<never, never> => {
  const [search] = useSearchParams();
  const memberId = search.get('member')?.slice(0, 64);
  return memberId && /^[\w-]+$/.test(memberId) ? { memberId } : {};
};
