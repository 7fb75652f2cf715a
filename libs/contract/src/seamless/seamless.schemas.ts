import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const stake = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const balance = z.object({ balance: amount, currency: z.string() });

export const seamlessSession = {
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  value: z.object({
    /** Identifies the game session in `bet` and `balance`. The launch token is no longer valid. */
    token: z.string(),
    playerId: z.string(),
    currency: z.string(),
    balance: amount,
    language: z.string(),
    gameId: z.string(),
    gameName: z.string(),
    /**
     * Category of the game in the catalogue, e.g. `RNG`, and the subject of its artwork. A provider with its own
     * catalogue needs neither.
     */
    category: z.string(),
    theme: z.string(),
    /**
     * True for a session with play money. The provider must not let this player join a table with players for real
     * money.
     */
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

/** Payout of a win. It is accepted even after the session expired. An amount of 0.00 closes a lost round. */
export const seamlessWin = {
  request: z.object({ playerId: id, transactionUuid: id, roundId: id, betTransactionUuid: id, amount: stake }),
  value: balance,
};

/**
 * Cancellation of a bet. It is accepted repeatedly, for an unknown bet, and before its bet arrives. In the last case
 * the bet is rejected.
 */
export const seamlessRollback = {
  request: z.object({ playerId: id, transactionUuid: id, betTransactionUuid: id }),
  value: balance,
};
