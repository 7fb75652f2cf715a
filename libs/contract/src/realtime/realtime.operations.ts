import { operation } from '../operation.ts';
import type * as schemas from './realtime.schemas.ts';

export type { LiveEvents } from './realtime.schemas.ts';

/**
 * Path of the server-sent event stream. With a guest's ticket, the stream contains only the `winner` events (wins of
 * members).
 */
export const eventsPath = '/wps/events';

export const eventsTicket = operation<typeof schemas.eventsTicket>()({
  name: 'eventsTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'guest',
  summary: 'Get a single-use ticket for the event stream',
});
