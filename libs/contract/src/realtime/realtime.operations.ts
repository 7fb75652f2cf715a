import { operation } from '../operation.ts';
import type * as schemas from './realtime.schemas.ts';

export type { LiveEvents } from './realtime.schemas.ts';

/** Where the stream is. A guest's ticket streams winners alone. */
export const eventsPath = '/wps/events';

export const eventsTicket = operation<typeof schemas.eventsTicket>()({
  name: 'eventsTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'guest',
  summary: 'A one-time ticket for the stream of events',
});
