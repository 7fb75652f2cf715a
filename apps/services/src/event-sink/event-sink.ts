import { deliverEvent, deliverEventPath, type WebhookEvent } from '@livery/contract/services/webhook-events';
import * as z from 'zod/mini';
import { defineControl, defineOperation, defineService } from '../base/service.ts';

interface SinkState {
  readonly events: WebhookEvent[];
}

/**
 * Reference of an operator's service for events (docs/webhooks-protocol.md). It stores the events. An event that the
 * gateway sends again is stored once.
 */
export const eventSink = defineService<SinkState>({
  name: 'event-sink',
  vendor: 'EVENTS',
  createState: () => ({ events: [] }),
  create: ({ store }) => ({
    operations: [
      defineOperation(deliverEventPath, deliverEvent.request, (event) =>
        store.update(({ events }) => {
          if (!events.some(({ id }) => id === event.id)) events.push(event);
          return {};
        }),
      ),
    ],
    controls: { readState: defineControl(z.object({}), async () => store.read()) },
  }),
});
