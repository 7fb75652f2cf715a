import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));
const stake = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const balance = z.object({ balance: amount, currency: z.string() });

export const seamlessSession = {
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  value: z.object({
    /**
     * Token of the game session. The provider sends it with the calls `bet` and `balance`. The launch token in the
     * request is valid only once, so it cannot be sent again.
     */
    token: z.string(),
    playerId: z.string(),
    currency: z.string(),
    balance: amount,
    language: z.string(),
    gameId: z.string(),
    gameName: z.string(),
    /**
     * Category of the game in the gateway's catalogue, e.g. `RNG`. A provider that has its own catalogue can ignore
     * it.
     */
    category: z.string(),
    /**
     * Theme of the game's artwork in the gateway's catalogue, or an empty text. A provider that has its own catalogue
     * can ignore it.
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
