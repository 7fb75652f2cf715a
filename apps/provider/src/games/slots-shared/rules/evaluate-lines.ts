import type { ReelWindow } from './reel-strips.ts';

/** Values for three, four and five equal symbols: prizes as multiples of a bet, or numbers of free spins. */
export type Pays = readonly [three: number, four: number, five: number];

/** Pay lines of a slot and the prizes on them. */
export interface LineRules<Name extends string> {
  /** Pay lines: equal symbols on a line win. Each line has one row index (0 top, 1 middle, 2 bottom) for each reel. */
  readonly lines: readonly (readonly number[])[];
  /**
   * Prizes of equal symbols on a line, as multiples of the bet on that line. The wild has no prize, because a line win
   * starts on the first reel, which has no wild.
   */
  readonly linePays: Readonly<Partial<Record<Name, Pays>>>;
}

export interface LineWin<Name extends string> {
  /** Index of the line in the `lines` of the rules. */
  readonly line: number;
  readonly symbol: Name;
  readonly count: number;
  /** Win in minor units, including the multiplier. */
  readonly amount: number;
}

/** Returns the prize for `count` equal symbols. Fewer than three symbols win 0. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[count - 3] ?? 0;

/**
 * Counts the cells at the start of a line that have the symbol of the first cell. A wild in a later cell counts as
 * this symbol.
 */
const countRun = (cells: readonly (string | undefined)[]): number => {
  const broken = cells.findIndex((cell) => cell !== cells[0] && cell !== 'wild');
  return broken === -1 ? cells.length : broken;
};

/**
 * Evaluates the symbols on one pay line. `symbol` is the symbol on the first reel. `count` is the number of equal
 * symbols from the first reel. `pay` is the prize as a multiple of the bet on this line, or 0 for no win.
 */
export const evaluateLine = <Name extends string>(
  { linePays }: Pick<LineRules<Name>, 'linePays'>,
  cells: readonly (Name | undefined)[],
) => {
  const symbol = cells[0];
  const count = countRun(cells);
  return { symbol, count, pay: symbol ? getPay(linePays[symbol], count) : 0 };
};

/**
 * Computes the wins on all pay lines. `lineBet` is the bet on one line in minor units, multiplied by the multiplier of
 * the spin. All amounts are integers, because every pay is an integer multiple of this bet.
 */
export const evaluateLines = <Name extends string>(
  rules: LineRules<Name>,
  window: ReelWindow<Name>,
  lineBet: number,
): LineWin<Name>[] =>
  rules.lines.flatMap((rows, line) => {
    const { symbol, count, pay } = evaluateLine(
      rules,
      rows.map((row, reel) => window[reel]?.[row]),
    );
    return symbol && pay > 0 ? [{ line, symbol, count, amount: pay * lineBet }] : [];
  });
