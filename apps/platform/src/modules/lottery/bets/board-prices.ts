import { ErrorCode } from '@livery/contract/errors';
import { seriesRange } from '@livery/contract/lottery/series-range';
import type { LotteryMode } from '@livery/contract/lottery';
import { type Margin, computePrices } from '@livery/lottery-rules/prices';
import type { Method } from '@livery/lottery-rules/methods';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { seriesBase } from '../../commissions/index.ts';

/** Series for a guest. It is the same as for a member without an upline. */
export const guestSeries = seriesRange.highest;

/**
 * Returns the series for a bet: the member's own, or a lower one on request. A series is the part of the fair prize
 * that a LOTT bet pays, in parts of 2000. Throws a GatewayError for a higher one.
 */
export const resolveSeries = (memberSeries: number, requestedSeries: number | undefined): number => {
  if (requestedSeries !== undefined && requestedSeries > memberSeries)
    throw new GatewayError(ErrorCode.BadRequest, { message: `series: at most ${memberSeries}, the member's series` });
  return requestedSeries ?? memberSeries;
};

/** Part of the fair prize that a bet pays in the modes with fixed odds, in parts of 10,000. */
const boards: Readonly<Record<Exclude<LotteryMode, 'LOTT'>, Margin>> = {
  ELOTT: { parts: 9700, of: 10_000 },
  SEA: { parts: 9600, of: 10_000 },
};

/**
 * Computes the prices of a bet, one for each prize tier. A price is the prize for one unit of stake, in thousandths.
 */
export const computeBoardPrices = (method: Method, mode: LotteryMode, series: number): number[] =>
  computePrices(method, mode === 'LOTT' ? { parts: series, of: seriesBase } : boards[mode]);

/** API format of a price: a decimal with 3 places. */
export const formatPrice = (thousandths: number): string => (thousandths / 1000).toFixed(3);
