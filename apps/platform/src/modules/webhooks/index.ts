import { hours, seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createEventDelivery } from './deliver-events.ts';
import { ignoreEvent, type RecordEvent, recordEvent } from './record-event.ts';
import { addWebhooksMetrics } from './webhooks-metrics.ts';
import { webhooksPort } from './webhooks-port.ts';

export type { RecordEvent } from './record-event.ts';
export { webhooksPort } from './webhooks-port.ts';
export { webhookEvents } from './webhooks.tables.ts';

interface WebhooksService {
  /** Stores an event in the same transaction as the change that the event reports. */
  readonly recordEvent: RecordEvent;
  /** False if the operator has no service for events. Then no events are stored. */
  readonly isOn: boolean;
}

/** Events for the operator, such as registrations and deposits. The gateway sends them to the operator's service. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  dependsOn: {},
  register: ({ db, clock, jobs, metrics, ports, warn }): WebhooksService => {
    addWebhooksMetrics(metrics, { db, clock });
    const client = ports.find(webhooksPort);
    if (!client) return { recordEvent: ignoreEvent, isOn: false };
    const onError = warn('An event was not delivered to the operator. It is sent again');
    const { deliverDue, deleteDelivered } = createEventDelivery({ db, clock, client, onError });
    jobs.add({ name: 'webhooks.delivery', every: seconds(2), run: deliverDue });
    jobs.add({ name: 'webhooks.deletion', every: hours(1), run: deleteDelivered });
    return { recordEvent, isOn: true };
  },
});
