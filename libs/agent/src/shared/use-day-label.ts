import { useFormat } from '@livery/kit/format/use-format';

/**
 * Returns a function that formats a day of the API (`YYYY-MM-DD`). The function adds the time 04:00 UTC: at this time,
 * all brands have the same calendar day in their time zones.
 */
export const useDayLabel = (): ((day: string) => string) => {
  const { date } = useFormat();
  return (day) => date(`${day}T04:00:00Z`);
};
