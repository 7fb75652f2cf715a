import { forwardPageViews, servicePaths } from '@livery/contract/services/calls';
import { deliverEvent, deliverEventPath, type WebhookEvent } from '@livery/contract/services/webhook-events';
import * as z from 'zod/mini';
import { defineControl, defineOperation, defineService } from '../base/service.ts';

type Visit = z.output<typeof forwardPageViews.request>['visits'][number];

interface SinkState {
  readonly events: WebhookEvent[];
  readonly visits: Visit[];
}

/**
 * Reference implementation of an operator's service for events (docs/webhooks-protocol.md) and page views
 * (docs/analytics-protocol.md). It stores both. If the gateway sends an event twice, the service stores the event
 * only once.
 */
export const eventSink = defineService<SinkState>({
  name: 'event-sink',
  vendor: 'EVENTS',
  createState: () => ({ events: [], visits: [] }),
  create: ({ store }) => ({
    operations: [
      defineOperation(deliverEventPath, deliverEvent.request, (event) =>
        store.update(({ events }) => {
          if (!events.some(({ id }) => id === event.id)) events.push(event);
          return {};
        }),
      ),
      defineOperation(servicePaths.forwardPageViews, forwardPageViews.request, (request) =>
        store.update(({ visits }) => {
          visits.push(...request.visits);
          return {};
        }),
      ),
    ],
    controls: { readState: defineControl(z.object({}), async () => store.read()) },
  }),
});
