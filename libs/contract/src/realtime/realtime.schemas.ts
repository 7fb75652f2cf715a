import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { winner } from '../catalogue/winners.schemas.ts';

/** Single-use ticket, valid for 30 seconds. It exists because EventSource sends no headers. */
export const eventsTicket = { request: z.object({}), value: z.object({ ticket: z.string() }) };

/** Payloads of `GET /wps/events?ticket=` by event name. */
export const eventPayloads = {
  balance: z.object({ sumBalance: amount, currency: z.string() }),
  winner,
  /** Sent when the claimable rewards change. */
  rewards: z.object({ changed: z.literal(true) }),
  session: z.object({ ended: z.literal(true) }),
  /** Number of unread messages. */
  unread: z.object({ unreadCount: z.number() }),
};
export type LiveEvents = { [Name in keyof typeof eventPayloads]: z.infer<(typeof eventPayloads)[Name]> };
