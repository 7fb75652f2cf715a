import type { LotteryFamily } from '@livery/contract/lottery/families';
import type { Method } from '@livery/lottery-rules/methods';
import { countValues, type ValueCount } from '../draws/count-values.ts';

/**
 * Statistics of past draws for each value of a field: the number of times that the value was drawn, and the number of
 * draws since it was last drawn. `isHot` is true for the value that was drawn most often.
 */
export type FieldFigures = ReadonlyMap<string, ValueCount & { readonly isHot: boolean }>;

const families: readonly LotteryFamily[] = ['SSC', 'PK10', 'FAST3'];
const windowStarts: Readonly<Record<string, number>> = { front3: 0, middle3: 1, back3: 2 };

/**
 * Counts the values of a field in past results, the latest result first. Returns undefined for a field whose values are
 * not numbers of the result, such as `big` or a sum.
 */
export const computeFieldFigures = (
  family: LotteryFamily,
  { code, fields }: Method,
  at: number,
  results: readonly (readonly string[])[],
): FieldFigures | undefined => {
  const field = fields[at];
  if (!field || !families.includes(family) || results.length === 0) return undefined;
  if (field.label === 'outcome' || !field.values.every((value) => /^\d+$/.test(value))) return undefined;
  const window = windowStarts[/(front3|middle3|back3)$/.exec(code)?.[0] ?? ''];
  const start = window ?? 0;
  // A field with the label `place` bets on one position of the result, so only the numbers at this position count. For
  // any other field, the numbers at all positions on which the method bets count.
  const columns = field.label === 'place' ? [start + at] : (results[0] ?? []).map((_, position) => position);
  const used = window !== undefined && field.label !== 'place' ? columns.slice(start, start + 3) : columns;
  const counts = field.values.map((value) => {
    const each = used.map(
      (position) =>
        countValues(
          [value],
          results.map((result) => result[position] ?? ''),
        )[0]!,
    );
    return {
      value,
      times: each.reduce((sum, { times }) => sum + times, 0),
      gap: Math.min(...each.map(({ gap }) => gap)),
    };
  });
  const maxTimes = Math.max(...counts.map(({ times }) => times));
  return new Map(
    counts.map((count) => [count.value, { ...count, isHot: count.times > 0 && count.times === maxTimes }]),
  );
};
