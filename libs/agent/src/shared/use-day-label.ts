import { useFormat } from '@livery/kit/format/use-format';

/** A day of the wire, `YYYY-MM-DD`, as it is read. Four in the morning of UTC is that day in every zone of the brands. */
export const useDayLabel = (): ((day: string) => string) => {
  const { date } = useFormat();
  return (day) => date(`${day}T04:00:00Z`);
};
