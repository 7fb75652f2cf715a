import type { Method } from './method.ts';
import { priceScale } from './rules.ts';

/**
 * Long-term return of a stake at the given prices (thousandths by tier): for each outcome if each is a separate bet,
 * otherwise for a unit. Below 1.
 */
export const computeRtp = ({ odds, chances, tierByOutcome }: Method, prices: readonly number[]): number[] => {
  const each = odds.map(
    ([over, under], tier) => ((chances?.[tier] ?? under / over) * (prices[tier] ?? 0)) / priceScale,
  );
  return tierByOutcome ? each : [each.reduce((sum, back) => sum + back, 0)];
};
