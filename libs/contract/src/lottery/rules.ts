import type { DrawResult, LotteryFamily } from './families.ts';
import type { Method } from './method.ts';
import { fast3Methods } from './methods/fast3.ts';
import { pk10Methods } from './methods/pk10.ts';
import { fourDMethods, northMethods, southMethods } from './methods/prizes.ts';
import { sscMethods } from './methods/ssc.ts';
import { type Picks, readSelection } from './selection.ts';

export type { DrawResult, LotteryFamily } from './families.ts';
export type { Method } from './method.ts';
export { type Field, type Picks, readSelection, writeSelection } from './selection.ts';

/** All betting methods by lottery family. Client and gateway count units and find winners with them. */
export const methodsByFamily: Readonly<Record<LotteryFamily, readonly Method[]>> = {
  SSC: sscMethods,
  PK10: pk10Methods,
  FAST3: fast3Methods,
  VN_NORTH: northMethods,
  VN_SOUTH: southMethods,
  FOURD: fourDMethods,
};

export const findMethod = (family: LotteryFamily, code: string): Method | undefined =>
  methodsByFamily[family].find((method) => method.code === code);

/** Prices are stated and paid in thousandths, and rounded down once. */
export const priceScale = 1000;

export interface Margin {
  /** Paid share of the fair odds, as `parts` divided by `of`: a series of 2000, or the share of a board of 10,000. */
  readonly parts: number;
  readonly of: number;
}

/** Win of one unit for each tier, in thousandths. */
export const computePrices = ({ odds, isFixed }: Method, { parts, of }: Margin): number[] =>
  odds.map(([over, under]) =>
    isFixed
      ? Math.floor((priceScale * over) / under)
      : Number((BigInt(priceScale * over) * BigInt(parts)) / (BigInt(under) * BigInt(of))),
  );

/** Picks of a line and their number of units. Undefined if the method does not accept the selection. */
export const readLine = (
  method: Method,
  selection: string,
): { readonly picks: Picks; readonly units: number } | undefined => {
  const picks = readSelection(method.fields, selection);
  const units = picks ? method.units(picks) : 0;
  return picks && units > 0 ? { picks, units } : undefined;
};

/** Win of a line in minor units. It is rounded down once for the complete line. */
export const computePayout = (
  wins: readonly number[],
  prices: readonly number[],
  unit: number,
  multiple: number,
): number => {
  const thousandths = wins.reduce((sum, count, tier) => sum + BigInt(count) * BigInt(prices[tier] ?? 0), 0n);
  return Number((thousandths * BigInt(unit) * BigInt(multiple)) / BigInt(priceScale));
};

/** By tier, the number of units of a line that win in a draw. Throws a RangeError for an invalid selection. */
export const countWins = (
  family: LotteryFamily,
  code: string,
  selection: string,
  result: DrawResult,
): readonly number[] => {
  const method = findMethod(family, code);
  const line = method && readLine(method, selection);
  if (!method || !line)
    throw new RangeError(
      `"${selection}" is not a valid selection of ${family} ${code}: validate bets before they are placed`,
    );
  return method.wins(line.picks, result);
};
