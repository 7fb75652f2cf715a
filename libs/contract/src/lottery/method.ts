import type { DrawResult } from './families.ts';
import { choose, type Field, type Picks } from './selection.ts';

/** Fair decimal odds as a fraction: what one unit would win if nobody kept anything. */
export type Odds = readonly [over: number, under: number];

/** One way to bet on a draw. */
export interface Method {
  readonly code: string;
  /** Methods of a group stand together. */
  readonly group: string;
  /** Where it is offered: by methods (`trad`), on the simplified board (`ent`). */
  readonly board: 'trad' | 'ent';
  readonly fields: readonly Field[];
  /** Fair odds by prize tier. */
  readonly odds: readonly Odds[];
  /** By tier, how likely one unit wins, where that is not the inverse of the odds. */
  readonly chances?: readonly number[];
  /** Which tier an outcome is paid by; without it, all by the first. */
  readonly tierByOutcome?: Readonly<Record<string, number>>;
  /** The odds are paid as they stand: what the house keeps is in them already. */
  readonly isFixed?: true;
  /** How many units a selection costs. */
  readonly units: (picks: Picks) => number;
  /** By tier, how many units win. */
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

/** Each field a place of its own; what stands there wins on its own. */
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

/** All places at once, in their order. */
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

/** One of some outcomes, each at odds of its own. */
export const outcomes = (
  { code, group, board = 'ent' }: Named,
  table: Readonly<Record<string, Odds>>,
  hit: (result: DrawResult) => readonly string[],
): Method => {
  // Outcomes with digits for names would be put in the order of numbers: they are listed as they come.
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

/** Any set of `size` among the picked, all of which must be there. */
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

/** `big` from half of the values on, and `odd` or `even`. */
export const getSides = (value: number, bigFrom: number): readonly string[] => [
  value >= bigFrom ? 'big' : 'small',
  value % 2 === 1 ? 'odd' : 'even',
];
export const sides = ['big', 'small', 'odd', 'even'] as const;
