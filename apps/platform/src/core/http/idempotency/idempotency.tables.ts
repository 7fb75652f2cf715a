import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../db/columns.ts';

/**
 * Stored responses of calls with an `Idempotency-Key`. If a client repeats a call, the gateway sends the stored
 * response again. A row is written in the same transaction as the changes of its call, so a change without a stored
 * response cannot exist.
 */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    merchant: text('merchant').notNull(),
    /**
     * Id of the member, or `operator/<id>` for a call of an operator. The column is not a foreign key, because the
     * table of the members belongs to a module, and the core must not import modules.
     */
    memberId: text('member_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    response: text('answer').notNull(),
    at: dateTime('at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId, table.operation, table.key] }),
    index('idempotent_calls_by_expiry').on(table.expiresAt),
  ],
);
