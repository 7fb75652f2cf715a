import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const stake = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const balance = z.object({ balance: amount, currency: z.string() });

export const seamlessSession = {
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  value: z.object({
    /**
     * Token of the game session, which the provider must send with each `bet` and `balance` call. It replaces the
     * launch token of the request, which is valid only once.
     */
    token: z.string(),
    playerId: z.string(),
    currency: z.string(),
    balance: amount,
    language: z.string(),
    gameId: z.string(),
    gameName: z.string(),
    /**
     * Category of the game at the gateway, e.g. `RNG` for slots. It is for providers that do not store the category
     * themselves.
     */
    category: z.string(),
    /**
     * Theme of the game's artwork, e.g. `big-two`. It is for providers that do not store the theme themselves. Empty if
     * the game has no theme.
     */
    theme: z.string(),
    /**
     * True for a session with play money. The provider must not let this player join tables with players for real
     * money.
     */
    isTrial: z.optional(z.boolean()),
    /** Time zone of the brand as an IANA name. Game pages show times in this time zone, as the app does. */
    timeZone: z.optional(z.string()),
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
 * Cancels a bet. The call can be repeated, and it succeeds even if the bet is unknown. A bet that is received after
 * its cancellation is rejected.
 */
export const seamlessRollback = {
  request: z.object({ playerId: id, transactionUuid: id, betTransactionUuid: id }),
  value: balance,
};
