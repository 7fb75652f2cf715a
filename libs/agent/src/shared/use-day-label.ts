import { useFormat } from '@livery/kit/format/use-format';

/** Formats a day from the wire (`YYYY-MM-DD`). 04:00 UTC is the same calendar day in every time zone of the brands. */
export const useDayLabel = (): ((day: string) => string) => {
  const { date } = useFormat();
  return (day) => date(`${day}T04:00:00Z`);
};
