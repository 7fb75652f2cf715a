import { ErrorCode } from '@livery/contract/errors';
import { seriesRange } from '@livery/contract/lottery/series-range';
import type { LotteryMode } from '@livery/contract/lottery';
import { type Margin, type Method, computePrices } from '@livery/contract/lottery/rules';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { seriesBase } from '../../commissions/commission-split.ts';

/** Series of a guest: the same as a member without an upline. */
export const guestSeries = seriesRange.highest;

/** Series for a bet: the member's own, or a lower one on request. Throws a GatewayError for a higher one. */
export const resolveSeries = (memberSeries: number, requestedSeries: number | undefined): number => {
  if (requestedSeries !== undefined && requestedSeries > memberSeries)
    throw new GatewayError(ErrorCode.BadRequest, { message: `series: at most ${memberSeries}, the member's series` });
  return requestedSeries ?? memberSeries;
};

/** Return of the boards as a part of the fair odds, in parts of 10,000. */
const boards: Readonly<Record<Exclude<LotteryMode, 'LOTT'>, Margin>> = {
  ELOTT: { parts: 9700, of: 10_000 },
  SEA: { parts: 9600, of: 10_000 },
};

/** Prices in thousandths by prize tier. */
export const computeBoardPrices = (method: Method, mode: LotteryMode, series: number): number[] =>
  computePrices(method, mode === 'LOTT' ? { parts: series, of: seriesBase } : boards[mode]);

/** API format of a price: a decimal with 3 places. */
export const formatPrice = (thousandths: number): string => (thousandths / 1000).toFixed(3);
