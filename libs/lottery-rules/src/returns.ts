import type { Method } from './method.ts';
import { priceScale } from './prices.ts';

/**
 * Computes the long-term return of a stake at the given prices (thousandths by tier), as a factor below 1. If each
 * outcome is a separate bet, there is one return for each outcome, otherwise one for a unit.
 */
export const computeRtp = ({ odds, chances, tierByOutcome }: Method, prices: readonly number[]): number[] => {
  const each = odds.map(
    ([over, under], tier) => ((chances?.[tier] ?? under / over) * (prices[tier] ?? 0)) / priceScale,
  );
  return tierByOutcome ? each : [each.reduce((sum, back) => sum + back, 0)];
};
