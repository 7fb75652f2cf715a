import { ErrorCode } from '@livery/contract/errors';
import { seriesRange } from '@livery/contract/lottery/series-range';
import type { LotteryMode } from '@livery/contract/lottery';
import { type Margin, computePrices } from '@livery/lottery-rules/prices';
import type { Method } from '@livery/lottery-rules/methods';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { seriesBase } from '../../commissions/index.ts';

/**
 * Series (payout level of lottery bets) of a visitor who is not logged in. It equals the series of a member without an
 * upline.
 */
export const guestSeries = seriesRange.highest;

/**
 * Returns the series (payout level) of a bet: the part of the fair prize that a LOTT bet pays, in parts of 2000. It is
 * the requested series, or else the member's own. Throws a GatewayError if the requested series is higher than the
 * member's own.
 */
export const resolveSeries = (memberSeries: number, requestedSeries: number | undefined): number => {
  if (requestedSeries !== undefined && requestedSeries > memberSeries)
    throw new GatewayError(ErrorCode.BadRequest, { message: `series: at most ${memberSeries}, the member's series` });
  return requestedSeries ?? memberSeries;
};

/** Part of the fair prize that a bet pays in the modes ELOTT and SEA. It is the same for all members. */
const boards: Readonly<Record<Exclude<LotteryMode, 'LOTT'>, Margin>> = {
  ELOTT: { parts: 9700, of: 10_000 },
  SEA: { parts: 9600, of: 10_000 },
};

/** Computes the price of each prize tier of a bet. A price is the prize for one unit of stake, in thousandths. */
export const computeBoardPrices = (method: Method, mode: LotteryMode, series: number): number[] =>
  computePrices(method, mode === 'LOTT' ? { parts: series, of: seriesBase } : boards[mode]);

/** Formats a price for the API, with 3 decimals. */
export const formatPrice = (thousandths: number): string => (thousandths / 1000).toFixed(3);
