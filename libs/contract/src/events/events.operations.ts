import { operation } from '../operation.ts';
import type * as schemas from './events.schemas.ts';

export type { LiveEvents } from './events.schemas.ts';

/** Where the stream is. A guest's ticket streams winners alone. */
export const eventsPath = '/wps/events';

export const eventsTicket = operation<typeof schemas.eventsTicket>()({
  name: 'eventsTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'guest',
  summary: 'A one-time ticket for the stream of events',
});
