import type { DrawResult } from '@livery/contract/lottery/families';
import { choose, type Field, type Picks } from './selection.ts';

/** Fair decimal odds as a fraction: the return of one unit without a house edge. */
export type Odds = readonly [over: number, under: number];

/** Way to bet on a draw, with its fields, odds and winners. */
export interface Method {
  readonly code: string;
  /** Methods of a group are shown together. */
  readonly group: string;
  /** `trad`: the board of all methods. `ent`: the simplified board. */
  readonly board: 'trad' | 'ent';
  readonly fields: readonly Field[];
  /** Fair odds by prize tier. A tier is a level of prizes, such as first, second and third prize. */
  readonly odds: readonly Odds[];
  /** By tier, the probability that one unit wins. Needed only if it is not the inverse of the odds. */
  readonly chances?: readonly number[];
  /** Index of the prize tier that pays each outcome. Without this table, the first tier pays all outcomes. */
  readonly tierByOutcome?: Readonly<Record<string, number>>;
  /** The odds already include the house edge and are paid unchanged. */
  readonly isFixed?: true;
  /** Number of units of a selection. A unit is one combination that the member pays for, for example one number. */
  readonly units: (picks: Picks) => number;
  /** By tier, the number of units that win. */
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

/** Creates a method in which each field is one position of the result, and each position wins separately. */
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

/** Creates a method in which the picks must match all positions of the result in order. */
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

/** Creates a method in which the member picks outcomes, each with its own odds. */
export const outcomes = (
  { code, group, board = 'ent' }: Named,
  table: Readonly<Record<string, Odds>>,
  hit: (result: DrawResult) => readonly string[],
): Method => {
  // `Object.keys` lists integer names first, in ascending order, and then all other names as written. Values and tiers
  // have this order.
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
 * Creates a method in which each set of `size` picked values is one unit. A unit wins if all its values are in the
 * result.
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

/** Returns the sides of a value: `big` from `bigFrom` on, otherwise `small`, and `odd` or `even`. */
export const getSides = (value: number, bigFrom: number): readonly string[] => [
  value >= bigFrom ? 'big' : 'small',
  value % 2 === 1 ? 'odd' : 'even',
];
export const sides = ['big', 'small', 'odd', 'even'] as const;
