import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const stake = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const balance = z.object({ balance: amount, currency: z.string() });

export const seamlessSession = {
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  value: z.object({
    /**
     * Token of the game session for the calls `bet` and `balance`. It replaces the launch token of the request, which
     * is no longer valid.
     */
    token: z.string(),
    playerId: z.string(),
    currency: z.string(),
    balance: amount,
    language: z.string(),
    gameId: z.string(),
    gameName: z.string(),
    /** Category of the game in the catalogue, e.g. `RNG`. A provider with its own catalogue does not need it. */
    category: z.string(),
    /** Theme of the game's artwork. A provider with its own catalogue does not need it. */
    theme: z.string(),
    /**
     * True for a session with play money. The provider must keep this player away from tables with players for real
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

/**
 * Credits the payout of a round. The gateway accepts it even after the game session has expired. An amount of 0.00
 * closes a round that the player lost.
 */
export const seamlessWin = {
  request: z.object({ playerId: id, transactionUuid: id, roundId: id, betTransactionUuid: id, amount: stake }),
  value: balance,
};

/**
 * Cancels a bet. The call can be repeated. It also succeeds if the bet is unknown. If the bet is received after its
 * cancellation, the bet is rejected.
 */
export const seamlessRollback = {
  request: z.object({ playerId: id, transactionUuid: id, betTransactionUuid: id }),
  value: balance,
};
