import { ErrorCode } from '@livery/contract/errors';
import { seriesRange } from '@livery/contract/lottery/series-range';
import type { LotteryMode } from '@livery/contract/lottery';
import { type Margin, computePrices } from '@livery/lottery-rules/prices';
import type { Method } from '@livery/lottery-rules/methods';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { seriesBase } from '../../commissions/index.ts';

/**
 * Series (payout level of lottery bets) of a visitor who is not logged in. It is the highest series, like the series
 * of a member who has no agent above.
 */
export const guestSeries = seriesRange.highest;

/**
 * Returns the series (payout level) of a LOTT bet: the requested one, or the member's series if none is requested. A
 * bet with the series n pays n/2000 of the fair prize. Throws a GatewayError if the requested series is higher than the
 * series of the member.
 */
export const resolveSeries = (memberSeries: number, requestedSeries: number | undefined): number => {
  if (requestedSeries !== undefined && requestedSeries > memberSeries)
    throw new GatewayError(ErrorCode.BadRequest, { message: `series: at most ${memberSeries}, the member's series` });
  return requestedSeries ?? memberSeries;
};

/**
 * Payout of bets in the prize modes ELOTT and SEA, as a fraction of the fair prize. A bet with the fair prize would pay
 * back 100% of the stakes in the long term. The payout is the same for all members.
 */
const boards: Readonly<Record<Exclude<LotteryMode, 'LOTT'>, Margin>> = {
  ELOTT: { parts: 9700, of: 10_000 },
  SEA: { parts: 9600, of: 10_000 },
};

/**
 * Computes the price of each prize tier of a bet method. A price is the payout for one unit of stake, in thousandths.
 * In the prize mode LOTT, it depends on the series (payout level) of the bet. In the other modes, `series` has no
 * effect.
 */
export const computeBoardPrices = (method: Method, mode: LotteryMode, series: number): number[] =>
  computePrices(method, mode === 'LOTT' ? { parts: series, of: seriesBase } : boards[mode]);

/** Formats a price for the API, with 3 decimals. */
export const formatPrice = (thousandths: number): string => (thousandths / 1000).toFixed(3);
