import type { LotteryFamily } from '@livery/contract/lottery/families';

/**
 * Returns the columns of the trend table: the digits, positions or dice of a result. For a lottery with many prizes,
 * the last two digits of the first prize, or all four in 4D.
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
  /** Number of draws in which the value occurred. */
  readonly times: number;
  /** Number of draws since the last occurrence. The number of all draws if the value never occurred. */
  readonly gap: number;
}

/** Counts the occurrences of each value in a column of draws, the latest first. */
export const countValues = (values: readonly string[], column: readonly string[]): ValueCount[] =>
  values.map((value) => {
    const last = column.indexOf(value);
    return { value, times: column.filter((each) => each === value).length, gap: last < 0 ? column.length : last };
  });
