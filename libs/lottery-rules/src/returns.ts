import type { Method } from './method.ts';
import { priceScale } from './prices.ts';

/**
 * Computes the return to player (RTP) of a bet: the average part of the stake that the bet returns, e.g. 0.97. `prices`
 * contains the price of each prize tier in thousandths. The list has one RTP for each outcome if each outcome is a
 * separate bet. Otherwise it has a single RTP for the method.
 */
export const computeRtp = ({ odds, chances, tierByOutcome }: Method, prices: readonly number[]): number[] => {
  const each = odds.map(
    ([over, under], tier) => ((chances?.[tier] ?? under / over) * (prices[tier] ?? 0)) / priceScale,
  );
  return tierByOutcome ? each : [each.reduce((sum, back) => sum + back, 0)];
};
