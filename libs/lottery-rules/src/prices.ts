import type { Method } from './method.ts';

/** Number of price units in 1. Prices are stated and paid in thousandths, and rounded down once. */
export const priceScale = 1000;

export interface Margin {
  /**
   * Share of the fair odds that is paid: `parts` divided by `of`. This is the member's series divided by 2000, or the
   * share of a board divided by 10,000.
   */
  readonly parts: number;
  readonly of: number;
}

/** Computes the win of one unit for each prize tier, in thousandths. */
export const computePrices = ({ odds, isFixed }: Method, { parts, of }: Margin): number[] =>
  odds.map(([over, under]) =>
    isFixed
      ? Math.floor((priceScale * over) / under)
      : Number((BigInt(priceScale * over) * BigInt(parts)) / (BigInt(under) * BigInt(of))),
  );

/** Computes the win of a line (a single bet) in minor units. It is rounded down once for the complete line. */
export const computePayout = (
  wins: readonly number[],
  prices: readonly number[],
  unit: number,
  multiple: number,
): number => {
  const thousandths = wins.reduce((sum, count, tier) => sum + BigInt(count) * BigInt(prices[tier] ?? 0), 0n);
  return Number((thousandths * BigInt(unit) * BigInt(multiple)) / BigInt(priceScale));
};
