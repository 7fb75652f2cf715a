import type { Method } from './method.ts';
import { priceScale } from './prices.ts';

/**
 * Computes the part of a stake that a bet returns in the long term, e.g. 0.97. `prices` contains the price of each
 * prize tier in thousandths. If each outcome is a separate bet, the list has one value for each outcome. For all other
 * methods, the list has one value.
 */
export const computeRtp = ({ odds, chances, tierByOutcome }: Method, prices: readonly number[]): number[] => {
  const each = odds.map(
    ([over, under], tier) => ((chances?.[tier] ?? under / over) * (prices[tier] ?? 0)) / priceScale,
  );
  return tierByOutcome ? each : [each.reduce((sum, back) => sum + back, 0)];
};
