import { operation } from '../operation.ts';
import type * as schemas from './realtime.schemas.ts';

export type { LiveEvents } from './realtime.schemas.ts';

/** Path of the event stream. With the ticket of a guest it streams only winners. */
export const eventsPath = '/wps/events';

export const eventsTicket = operation<typeof schemas.eventsTicket>()({
  name: 'eventsTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'guest',
  summary: 'Get a single-use ticket for the event stream',
});
