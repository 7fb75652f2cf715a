import type { Permission } from '@livery/contract/operators/permissions';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { operators } from '../accounts/operators.tables.ts';

/**
 * Tokens with which programs call the operations of operators. A row is never deleted, because entries of the audit
 * log refer to it.
 */
export const operatorApiTokens = pgTable(
  'operator_api_tokens',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
    /**
     * Codes of the brands for which the token can be used. Null if the token can be used for all brands and for
     * operations on the whole platform.
     */
    brands: jsonb('brands').$type<readonly string[]>(),
    createdAt: dateTime('created_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
    revokedAt: dateTime('revoked_at'),
  },
  (table) => [index('operator_api_tokens_by_operator').on(table.operatorId)],
);
