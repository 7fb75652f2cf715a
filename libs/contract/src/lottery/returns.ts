import type { Method } from './method.ts';
import { priceScale } from './rules.ts';

/** What comes back of a stake in the long run at given prices (thousandths by tier): of each outcome where each is a bet of its own, of a unit otherwise. Below 1. */
export const computeRtp = ({ odds, chances, tierByOutcome }: Method, prices: readonly number[]): number[] => {
  const each = odds.map(
    ([over, under], tier) => ((chances?.[tier] ?? under / over) * (prices[tier] ?? 0)) / priceScale,
  );
  return tierByOutcome ? each : [each.reduce((sum, back) => sum + back, 0)];
};
