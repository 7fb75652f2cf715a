import { useHotMatchesQuery } from '@livery/api/sports';
import { useEffect } from 'react';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';

/**
 * Minimum milliseconds between two requests of the matches. If the device clock is wrong, the first match may always
 * seem to have begun. Without the minimum, the app would then send requests all the time.
 */
const minRefetchMs = 30_000;
/** Max delay of a browser timer in milliseconds. A timer with a longer delay would run immediately. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Loads the upcoming matches. Loads them again when the first match of the list begins. */
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
