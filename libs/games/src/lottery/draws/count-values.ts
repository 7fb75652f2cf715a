import type { LotteryFamily } from '@livery/contract/lottery/rules';

/** The columns of a trend: the digits, places or dice of a result; of many prizes, the last two or the four digits of the first. */
export const getColumns = (family: LotteryFamily, result: readonly string[]): readonly string[] => {
  if (family === 'FOURD') return Array.from(result[0] ?? '');
  if (family === 'VN_NORTH' || family === 'VN_SOUTH') return Array.from((result[0] ?? '').slice(-2));
  return result;
};

export const getPossibleValues = (family: LotteryFamily): readonly string[] => {
  if (family === 'FAST3') return ['1', '2', '3', '4', '5', '6'];
  return Array.from({ length: 10 }, (_, index) => String(family === 'PK10' ? index + 1 : index));
};

export interface ValueCount {
  readonly value: string;
  /** How often it came. */
  readonly times: number;
  /** How many draws ago it came last; all of them where it did not. */
  readonly gap: number;
}

/** How often each value came in a column of draws, the latest first. */
export const countValues = (values: readonly string[], column: readonly string[]): ValueCount[] =>
  values.map((value) => {
    const last = column.indexOf(value);
    return { value, times: column.filter((each) => each === value).length, gap: last < 0 ? column.length : last };
  });
