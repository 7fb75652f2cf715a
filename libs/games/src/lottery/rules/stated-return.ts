import type { LotteryBoard } from '@livery/api/lottery';
import { computeRtp } from '@livery/lottery-rules/returns';
import type { Method } from '@livery/lottery-rules/methods';
import { getPrices } from '../bet-slip/bet-slip-line.ts';

/**
 * Returns the part of the stakes that a betting method pays as prizes in the long term, in percent, rounded down to two
 * decimals. `min` and `max` differ if the outcomes have different returns.
 */
export const getStatedReturn = (
  board: LotteryBoard,
  method: Method,
): { readonly min: number; readonly max: number } => {
  const returns = computeRtp(
    method,
    getPrices(board, method.code).map((price) => Math.round(Number(price) * 1000)),
  );
  // The computed return can be slightly too low, such as 0.95999999, because floating-point numbers are not exact.
  // `floor` would then return 95.99 and not 96. The small added number prevents this.
  const [min, max] = [Math.min(...returns), Math.max(...returns)].map(
    (returnRate) => Math.floor(returnRate * 10_000 + 1e-6) / 100,
  );
  return { min: min ?? 0, max: max ?? 0 };
};
