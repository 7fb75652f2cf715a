import type { Method } from './method.ts';

/**
 * Number by which prices are multiplied, so that they are integers. The price of a prize tier is the payout for a
 * winning stake of 1. For example, 1980 means a payout of 1.98. A price is rounded down.
 */
export const priceScale = 1000;

export interface Margin {
  /**
   * Fraction `parts / of` of the fair odds that is paid to members. In the prize mode LOTT, it is the member's series
   * (payout level) divided by 2000. In the other prize modes, it is a fixed number divided by 10,000.
   */
  readonly parts: number;
  readonly of: number;
}

/**
 * Computes the price of each prize tier: the payout of one winning unit, in thousandths of the stake of this unit.
 */
export const computePrices = ({ odds, isFixed }: Method, { parts, of }: Margin): number[] =>
  odds.map(([over, under]) =>
    isFixed
      ? Math.floor((priceScale * over) / under)
      : Number((BigInt(priceScale * over) * BigInt(parts)) / (BigInt(under) * BigInt(of))),
  );

/**
 * Computes the payout of one bet in minor units of the currency. `wins` contains the number of winning units of each
 * prize tier. The stake of one unit is `unit` × `multiple`. The payout is rounded down once, after all winning units
 * are added.
 */
export const computePayout = (
  wins: readonly number[],
  prices: readonly number[],
  unit: number,
  multiple: number,
): number => {
  const thousandths = wins.reduce((sum, count, tier) => sum + BigInt(count) * BigInt(prices[tier] ?? 0), 0n);
  return Number((thousandths * BigInt(unit) * BigInt(multiple)) / BigInt(priceScale));
};
