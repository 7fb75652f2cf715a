import * as z from 'zod/mini';
import { gameTile } from './games.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';

/**
 * Win of a member. It contains the game of the win, so that another visitor can open the same game. The gateway masks
 * the name of the member.
 */
export const winner = z.extend(gameTile, {
  id: z.string(),
  customerName: z.string(),
  winAmount: amount,
  currency: z.string(),
  wonAt: z.string(),
});
export type Winner = z.infer<typeof winner>;

export const winnerBoard = {
  request: z.object({
    gameCategory: z._default(
      z.enum(['ALL', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'COCKFIGHT', 'ELOTT', 'LOTT']),
      'ALL',
    ),
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    limitNum: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    /** Order of the list. `amount`: the largest wins first. `latest`: the newest wins first. */
    sort: z._default(z.enum(['amount', 'latest']), 'amount'),
    /** Period of the wins: the last 24 hours (`day`), 7 days (`week`) or 30 days (`month`). */
    period: z._default(z.enum(['day', 'week', 'month']), 'month'),
  }),
  value: z.object({ list: z.array(z.object({ vo: winner })) }),
};
