import { useHotMatchesQuery } from '@livery/api/matches';
import { useEffect } from 'react';
import { useSettledLanguage } from '../language/use-settled-language.ts';

/** However wrong the phone's clock is, the list is not asked for more often than this. Milliseconds. */
const leastMs = 30_000;
/** The longest that a timer of a browser can wait. */
const mostMs = 2 ** 31 - 1;

/** The matches to come; asked for again as the next of them begins. */
export const useHotMatches = () => {
  const query = useHotMatchesQuery({ language: useSettledLanguage() });
  const { data, fulfilledTimeStamp, refetch } = query;
  const begins = data?.list[0]?.matchTime;
  useEffect(() => {
    const untilThen = new Date(begins ?? Number.NaN).getTime() - Date.now();
    if (Number.isNaN(untilThen)) return;
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(untilThen, leastMs), mostMs));
    return () => clearTimeout(timer);
  }, [begins, fulfilledTimeStamp, refetch]);
  return query;
};
