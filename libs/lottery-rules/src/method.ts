import type { DrawResult } from '@livery/contract/lottery/families';
import { choose, type Field, type Picks } from './selection.ts';

/**
 * Fair odds as the fraction `over / under`. They are the payout for a winning stake of 1, if the operator makes no
 * profit. For example, `[10, 1]` is the odds of a bet on one of ten digits.
 */
export type Odds = readonly [over: number, under: number];

/**
 * Way to bet on a draw: the fields in which the member picks values, the odds, and functions that count units. Each
 * picked combination is one unit, for which the member pays. `units` counts the units of a bet, and `wins` counts those
 * that win.
 */
export interface Method {
  readonly code: string;
  /** Name of the group in which the app shows the method. */
  readonly group: string;
  /**
   * Tab of the betting screen on which the app shows the method. `trad` is the tab `Methods`, and `ent` is the tab
   * `Simple`.
   */
  readonly board: 'trad' | 'ent';
  readonly fields: readonly Field[];
  /** Fair odds of each prize tier. A tier is a level of prizes, e.g. the first, second or third prize. */
  readonly odds: readonly Odds[];
  /**
   * Probability that one unit wins, for each prize tier. If absent, it is the inverse of the fair odds: 1/10 for odds
   * of 10.
   */
  readonly chances?: readonly number[];
  /**
   * Prize tier of each outcome, for a method in which each outcome has its own odds. The key is the outcome, such as
   * `big`. The number is an index in `odds`.
   */
  readonly tierByOutcome?: Readonly<Record<string, number>>;
  /** True if the odds already contain the operator's profit. In this case, the odds are paid without a deduction. */
  readonly isFixed?: true;
  /**
   * Returns the number of units of a selection. A unit is one combination for which the member pays, e.g. one number.
   */
  readonly units: (picks: Picks) => number;
  /**
   * Returns the number of winning units for each prize tier (level of prizes), in the order of `odds`. A unit is one
   * picked combination.
   */
  readonly wins: (picks: Picks, result: DrawResult) => readonly number[];
}

export const digits: readonly string[] = Array.from({ length: 10 }, (_, digit) => String(digit));
export const tails: readonly string[] = Array.from({ length: 100 }, (_, tail) => String(tail).padStart(2, '0'));

export const positionFields = (count: number, values: readonly string[], min = 0): readonly Field[] =>
  Array.from({ length: count }, (_, index) => ({
    label: 'place',
    n: index + 1,
    values,
    min,
    max: values.length,
  }));

export const countPicks = (picks: Picks): number => picks.reduce((sum, { length }) => sum + length, 0);
export const countCombinations = (picks: Picks): number => picks.reduce((ways, { length }) => ways * length, 1);

interface Named {
  readonly code: string;
  readonly group: string;
  readonly board?: 'trad' | 'ent';
}

/**
 * Creates a betting method with one field for each position of the result. Each picked value is a separate bet: it wins
 * if the result has this value at the position of the field.
 */
export const perPosition = (
  { code, group, board = 'trad' }: Named,
  fields: readonly Field[],
  odds: Odds,
  outcomesAt: (result: DrawResult, position: number) => readonly string[],
): Method => ({
  code,
  group,
  board,
  fields,
  odds: [odds],
  units: countPicks,
  wins: (picks, result) => [
    picks.reduce(
      (won, picked, position) =>
        won + outcomesAt(result, position).filter((outcome) => picked.includes(outcome)).length,
      0,
    ),
  ],
});

/**
 * Creates a betting method with one field for each position of the result. A unit is one combination of picked values.
 * It wins if all its values are at their positions in the result.
 */
export const inOrder = (
  { code, group, board = 'trad' }: Named,
  values: readonly string[],
  odds: Odds,
  getPositions: (result: DrawResult) => readonly string[],
  count: number,
): Method => ({
  code,
  group,
  board,
  fields: positionFields(count, values, 1),
  odds: [odds],
  units: countCombinations,
  wins: (picks, result) => [getPositions(result).every((value, position) => picks[position]!.includes(value)) ? 1 : 0],
});

/**
 * Creates a betting method in which the member picks outcomes, e.g. `big` or `odd`. Each outcome has its own odds, and
 * wins or loses separately.
 */
export const outcomes = (
  { code, group, board = 'ent' }: Named,
  table: Readonly<Record<string, Odds>>,
  hit: (result: DrawResult) => readonly string[],
): Method => {
  // The values of the field and the prize tiers both use the order of `Object.keys`. This function lists numeric names
  // first, in ascending order. All other names follow in the order of `table`.
  const values = Object.keys(table);
  const tierByOutcome = Object.fromEntries(values.map((value, tier) => [value, tier]));
  return {
    code,
    group,
    board,
    tierByOutcome,
    odds: values.map((value) => table[value]!),
    units: countPicks,
    fields: [{ label: 'outcome', values, min: 1, max: values.length }],
    wins: ([picked = []], result) => {
      const winningOutcomes = hit(result);
      return values.map((value) => (picked.includes(value) && winningOutcomes.includes(value) ? 1 : 0));
    },
  };
};

/**
 * Creates a betting method in which each set of `size` picked values is one unit. A unit wins if the result contains
 * all values of the set.
 */
export const sets = (
  { code, group, board = 'trad' }: Named,
  values: readonly string[],
  size: number,
  odds: Odds,
  setsIn: (picked: readonly string[], result: DrawResult) => number,
): Method => ({
  code,
  group,
  board,
  odds: [odds],
  fields: [{ label: 'numbers', values, min: size, max: Math.min(values.length, 20) }],
  units: ([picked = []]) => choose(picked.length, size),
  wins: ([picked = []], result) => [setsIn(picked, result)],
});

/**
 * Returns the two results of a number for side bets. The first result is `big` if the number is at least `bigFrom`,
 * otherwise `small`. The second result is `odd` or `even`.
 */
export const getSides = (value: number, bigFrom: number): readonly string[] => [
  value >= bigFrom ? 'big' : 'small',
  value % 2 === 1 ? 'odd' : 'even',
];
export const sides = ['big', 'small', 'odd', 'even'] as const;
