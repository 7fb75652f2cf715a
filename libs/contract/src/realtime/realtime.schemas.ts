import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { winner } from '../catalogue/winners.schemas.ts';

/** EventSource sends no headers: a ticket that works once, for 30 seconds. */
export const eventsTicket = { request: z.object({}), value: z.object({ ticket: z.string() }) };

/** What `GET /wps/events?ticket=` streams, by the name of the event. */
export const eventPayloads = {
  balance: z.object({ sumBalance: amount, currency: z.string() }),
  winner,
  /** What waits to be claimed is no longer what it was. */
  rewards: z.object({ changed: z.literal(true) }),
  session: z.object({ ended: z.literal(true) }),
  /** Letters that wait to be read. */
  unread: z.object({ unreadCount: z.number() }),
};
export type LiveEvents = { [Name in keyof typeof eventPayloads]: z.infer<(typeof eventPayloads)[Name]> };
