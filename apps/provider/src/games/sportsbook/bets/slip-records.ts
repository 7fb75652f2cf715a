import * as z from 'zod/mini';
import { acceptances, maxLegs } from '../rules/slip.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(60));

const selection = z.object({
  match: name,
  market: name,
  outcome: name,
  /** Decimal odds in hundredths. */
  price: z.int().check(z.minimum(101), z.maximum(20_000)),
});

/**
 * Bet of a slip as the page sends it. A slip with one selection is a single bet. A slip with several selections is a
 * multiple bet.
 */
export const slipRequest = z.object({
  betId: z.uuid(),
  /** Stake in minor units. */
  stake: z.int().check(z.minimum(1)),
  acceptance: z.enum(acceptances),
  selections: z.array(selection).check(z.minLength(1), z.maxLength(maxLegs)),
});
export type SlipRequest = z.infer<typeof slipRequest>;

const leg = z.object({
  ...selection.shape,
  result: z.enum(['open', 'won', 'lost', 'void']),
  /** Start of the match, in epoch milliseconds. */
  begins: count,
});

export const slipRecord = z.object({
  betId: z.string(),
  stake: count,
  legs: z.array(leg),
  /** Stake and selections of the original request as JSON. A different request with the same bet id is rejected. */
  asked: z.string(),
  state: z.enum(['open', 'won', 'lost', 'void']),
  /** Payout in minor units. Undefined until the bet is settled. */
  payout: z.optional(count),
  /** Time of the bet, in epoch milliseconds. */
  at: count,
  settledAt: z.optional(count),
});
export type SlipRecord = z.infer<typeof slipRecord>;

/** Bet of a slip in the form that the server sends to the page, without the stored request. */
export type SlipView = Omit<SlipRecord, 'asked'>;
export const toSlipView = ({ asked: _requestJson, ...slip }: SlipRecord): SlipView => slip;

/**
 * Storage key of a bet. The key does not contain the game id, so a player sees the same bets in every sportsbook game
 * of the catalogue.
 */
export const toSlipKey = (playerId: string, betId: string): string => `slip/${playerId}/${betId}`;
export const getSlipKeyPrefix = (playerId: string): string => `slip/${playerId}/`;
export const getPlayerTopic = (playerId: string): string => `book/player/${playerId}`;
