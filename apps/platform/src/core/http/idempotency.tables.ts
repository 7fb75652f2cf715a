import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';
import { members } from '../../modules/members/members.tables.ts';

/**
 * Responses to calls with an `Idempotency-Key`. A row is written in the transaction of the call: both are committed or
 * neither.
 */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
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
