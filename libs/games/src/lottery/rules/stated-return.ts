import type { LotteryBoard } from '@livery/api/lottery';
import { computeRtp } from '@livery/contract/lottery/returns';
import type { Method } from '@livery/contract/lottery/rules';
import { getPrices } from '../bet-slip/bet-slip-line.ts';

/** What a method returns at a board's prices: the least and the most of its outcomes, in percent with two places, rounded down. */
export const getStatedReturn = (
  board: LotteryBoard,
  method: Method,
): { readonly min: number; readonly max: number } => {
  const returns = computeRtp(
    method,
    getPrices(board, method.code).map((price) => Math.round(Number(price) * 1000)),
  );
  // A float just below a whole hundredth is that hundredth.
  const [min, max] = [Math.min(...returns), Math.max(...returns)].map(
    (returnRate) => Math.floor(returnRate * 10_000 + 1e-6) / 100,
  );
  return { min: min ?? 0, max: max ?? 0 };
};
