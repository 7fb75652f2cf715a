import { randomUUID } from 'node:crypto';
import type { WebhookEvent, WebhookEventType } from '@livery/contract/services/webhook-events';
import type { Database } from '../../core/db/database.ts';
import { webhookEvents } from './webhooks.tables.ts';

/** Event of the type `Type` before it is stored. It has no id, because `recordEvent` creates the id. */
type NewEventByType<Type extends WebhookEventType> = Type extends WebhookEventType
  ? {
      readonly type: Type;
      readonly merchant: string;
      readonly occurredAt: Date;
      readonly data: Extract<WebhookEvent, { readonly type: Type }>['data'];
    }
  : never;
export type NewEvent = NewEventByType<WebhookEventType>;

/**
 * Stores an event for the operator in the same transaction as the change that it reports. If the process dies after the
 * commit, the stored event is sent later. After a rollback, nothing is sent.
 */
export type RecordEvent = (tx: Database, event: NewEvent) => Promise<void>;

export const recordEvent: RecordEvent = async (tx, { type, merchant, occurredAt, data }) => {
  await tx.insert(webhookEvents).values({ id: randomUUID(), type, merchant, occurredAt, data, dueAt: occurredAt });
};

/** Does nothing. It is used if the operator has no service for events. */
export const ignoreEvent: RecordEvent = async () => undefined;
