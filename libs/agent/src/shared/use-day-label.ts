import { useFormat } from '@livery/kit/format/use-format';

/**
 * Returns a function that formats a day of the API (`YYYY-MM-DD`). The function uses the time 04:00 UTC, because this
 * is the same calendar day in the time zones of all brands.
 */
export const useDayLabel = (): ((day: string) => string) => {
  const { date } = useFormat();
  return (day) => date(`${day}T04:00:00Z`);
};
