import { useHotMatchesQuery } from '@livery/api/sports';
import { useEffect } from 'react';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';

/** However wrong the phone's clock is, the list is not asked for more often than this. Milliseconds. */
const minRefetchMs = 30_000;
/** The longest that a timer of a browser can wait. */
const maxTimeoutMs = 2 ** 31 - 1;

/** The matches to come; asked for again as the next of them begins. */
export const useHotMatches = () => {
  const query = useHotMatchesQuery({ language: useDebouncedLanguage() });
  const { data, fulfilledTimeStamp, refetch } = query;
  const startsAt = data?.list[0]?.matchTime;
  useEffect(() => {
    const msUntilStart = new Date(startsAt ?? Number.NaN).getTime() - Date.now();
    if (Number.isNaN(msUntilStart)) return;
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(msUntilStart, minRefetchMs), maxTimeoutMs));
    return () => clearTimeout(timer);
  }, [startsAt, fulfilledTimeStamp, refetch]);
  return query;
};
