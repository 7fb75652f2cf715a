import type { Permission } from '@livery/contract/operators/permissions';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { operators } from '../accounts/operators.tables.ts';

/** Roles that operators have created. The built-in roles are in the code. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
    /** Version of the role, from 1. Each change increments it. */
    version: integer('version').notNull(),
    createdAt: dateTime('created_at').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [uniqueIndex('operator_roles_by_name').on(sql`lower(${table.name})`)],
);

/**
 * Grants. A grant gives an operator a role, for a brand or for the whole platform. A row is never deleted, so that it
 * can be audited.
 */
export const operatorGrants = pgTable(
  'operator_grants',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    /** Id of a built-in role, or of a row of `operator_roles`. */
    roleId: text('role_id').notNull(),
    /**
     * Code of the brand for which the operator has the role. Null if the operator has the role for the whole
     * platform.
     */
    brand: text('brand'),
    /** Time at which the grant ends. Null for no end. */
    endsAt: dateTime('ends_at'),
    reason: text('reason').notNull(),
    givenAt: dateTime('given_at').notNull(),
    /**
     * Operator who gave the grant. Null if it was given with the command `npm run operator`. Operators cannot give
     * grants to themselves.
     */
    givenBy: uuid('given_by').references(() => operators.id),
    /** Time at which an operator ended the grant. Null if no operator has ended it. */
    endedAt: dateTime('ended_at'),
    endedBy: uuid('ended_by').references(() => operators.id),
    endReason: text('end_reason'),
  },
  (table) => [
    index('operator_grants_by_operator').on(table.operatorId),
    index('operator_grants_by_role').on(table.roleId),
    check('operator_grants_not_to_self', sql`given_by <> operator_id`),
  ],
);
