import type { LotteryFamily } from '@livery/contract/lottery/families';

/**
 * Returns the values of a result for the columns of the trend table. Usually this is the complete result. A
 * Vietnamese lottery uses the last two digits of the first prize. A 4D lottery uses all four digits of the first
 * prize.
 */
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
  /** Number of draws in which this value was drawn. */
  readonly times: number;
  /**
   * Number of draws since this value was last drawn. If no draw contains the value, the number of all counted draws.
   */
  readonly gap: number;
}

/**
 * Counts how often each value occurs in a column of the trend table, and how many draws ago it last occurred.
 * `column` contains one value per draw, the latest draw first.
 */
export const countValues = (values: readonly string[], column: readonly string[]): ValueCount[] =>
  values.map((value) => {
    const last = column.indexOf(value);
    return { value, times: column.filter((each) => each === value).length, gap: last < 0 ? column.length : last };
  });
