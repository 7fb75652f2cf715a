import type { LotteryBoard } from '@livery/api/lottery';
import { returnsOf } from '@livery/contract/lottery/returns';
import type { Method } from '@livery/contract/lottery/rules';
import { pricesIn } from '../slip/slip-line.ts';

/** What a method returns at a board's prices: the least and the most of its outcomes, in percent with two places, rounded down. */
export const statedReturn = (
  board: LotteryBoard,
  method: Method,
): { readonly least: number; readonly most: number } => {
  const returns = returnsOf(
    method,
    pricesIn(board, method.code).map((price) => Math.round(Number(price) * 1000)),
  );
  // A float just below a whole hundredth is that hundredth.
  const [least, most] = [Math.min(...returns), Math.max(...returns)].map(
    (back) => Math.floor(back * 10_000 + 1e-6) / 100,
  );
  return { least: least ?? 0, most: most ?? 0 };
};
