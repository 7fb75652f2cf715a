import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { winner } from '../catalogue/winners.schemas.ts';

/**
 * Ticket for the event stream. It can be used once, within 30 seconds. The stream needs a ticket in its URL, because
 * `EventSource` cannot send headers.
 */
export const eventsTicket = { request: z.object({}), value: z.object({ ticket: z.string() }) };

/** Payloads of the events in `GET /wps/events?ticket=`, by event name. */
export const eventPayloads = {
  balance: z.object({ sumBalance: amount, currency: z.string() }),
  winner,
  /**
   * Event that is sent to a member whose bets on a lottery draw have won. `payout` is the sum that these bets paid.
   * `stake` is the sum of the stakes of all bets of the member on this draw.
   */
  lotteryWin: z.object({
    code: z.string(),
    displayName: z.string(),
    numero: z.string(),
    payout: amount,
    stake: amount,
    currency: z.string(),
  }),
  /** Event that is sent when the rewards that the member can claim change. */
  rewards: z.object({ changed: z.literal(true) }),
  /** Event that is sent when an agent starts a red packet rain (red packets for all members below the agent). */
  rain: z.object({ started: z.literal(true) }),
  session: z.object({ ended: z.literal(true) }),
  /** Event with the number of unread inbox messages. */
  unread: z.object({ unreadCount: z.number() }),
};
export type LiveEvents = { [Name in keyof typeof eventPayloads]: z.infer<(typeof eventPayloads)[Name]> };
