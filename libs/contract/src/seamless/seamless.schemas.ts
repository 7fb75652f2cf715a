import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const stake = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const balance = z.object({ balance: amount, currency: z.string() });

export const seamlessSession = {
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  value: z.object({
    /** Stands for the game session in `bet` and `balance` from here on; the launch token is spent. */
    token: z.string(),
    playerId: z.string(),
    currency: z.string(),
    balance: amount,
    language: z.string(),
    gameId: z.string(),
    gameName: z.string(),
    /** The catalogue's category of the game, e.g. `RNG`, and what its artwork shows: a provider that has its own catalogue needs neither. */
    category: z.string(),
    theme: z.string(),
    /** Plays for money that is none: a provider seats it with its own kind only. */
    isTrial: z.optional(z.boolean()),
  }),
};

export const seamlessBalance = { request: z.object({ token: z.string().check(z.maxLength(200)) }), value: balance };

export const seamlessBet = {
  request: z.object({
    token: z.string().check(z.maxLength(200)),
    transactionUuid: id,
    roundId: id,
    gameId: id,
    amount: stake,
  }),
  value: balance,
};

/** Accepted after the session has expired. An amount of 0.00 closes a lost round. */
export const seamlessWin = {
  request: z.object({ playerId: id, transactionUuid: id, roundId: id, betTransactionUuid: id, amount: stake }),
  value: balance,
};

/** May come before its bet (which is then refused), twice, or for a bet that was never seen. */
export const seamlessRollback = {
  request: z.object({ playerId: id, transactionUuid: id, betTransactionUuid: id }),
  value: balance,
};
