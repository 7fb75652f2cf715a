import type { LotteryBoard } from '@livery/api/lottery';
import { computeRtp } from '@livery/lottery-rules/returns';
import type { Method } from '@livery/lottery-rules/methods';
import { getPrices } from '../bet-slip/bet-slip-line.ts';

/**
 * Returns the long-term return of a method at the prices of a board: min and max of its outcomes, in percent with two
 * decimals, rounded down.
 */
export const getStatedReturn = (
  board: LotteryBoard,
  method: Method,
): { readonly min: number; readonly max: number } => {
  const returns = computeRtp(
    method,
    getPrices(board, method.code).map((price) => Math.round(Number(price) * 1000)),
  );
  // The epsilon corrects a float just below an exact hundredth.
  const [min, max] = [Math.min(...returns), Math.max(...returns)].map(
    (returnRate) => Math.floor(returnRate * 10_000 + 1e-6) / 100,
  );
  return { min: min ?? 0, max: max ?? 0 };
};
