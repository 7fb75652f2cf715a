import { brandRequestStates } from '@livery/contract/operators/brand-requests/schemas';
import { sql } from 'drizzle-orm';
import { check, customType, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** Requests of operators for brands that do not exist yet. */
export const brandRequests = pgTable(
  'brand_requests',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Code of the jurisdiction in which the brand will operate. */
    market: text('market').notNull(),
    languages: jsonb('languages').$type<readonly string[]>().notNull(),
    currency: text('currency').notNull(),
    wish: text('wish').notNull(),
    deadline: date('deadline', { mode: 'string' }),
    state: text('state', { enum: brandRequestStates }).notNull().default('open'),
    /** Version of the row, from 1. Each change increments it. */
    version: integer('version').notNull().default(1),
    requestedBy: text('requested_by').notNull(),
    requestedAt: dateTime('requested_at').notNull(),
    /** Operator who has accepted the request. Never null for an accepted or done request. */
    owner: text('owner'),
    /** Reason for the decision to decline the request. Null in all states except `declined`. */
    reason: text('reason'),
    /** Code of the brand that was created for the request. Null in all states except `done`. */
    brand: text('brand'),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [
    index('brand_requests_state').on(table.state, table.requestedAt, table.id),
    index('brand_requests_requester').on(table.requestedBy, table.requestedAt, table.id),
    check('brand_requests_owner', sql`${table.state} not in ('accepted', 'done') or ${table.owner} is not null`),
    check('brand_requests_brand', sql`(${table.state} = 'done') = (${table.brand} is not null)`),
    check('brand_requests_reason', sql`(${table.state} = 'declined') = (${table.reason} is not null)`),
  ],
);
export type BrandRequestRow = typeof brandRequests.$inferSelect;

/** Logos of brand requests. They are in a separate table, so that lists do not load them. */
export const brandRequestLogos = pgTable('brand_request_logos', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => brandRequests.id),
  bytes: bytea('bytes').notNull(),
  format: text('format', { enum: ['svg', 'png'] }).notNull(),
});

/** Comments on brand requests. They are never changed. */
export const brandRequestComments = pgTable(
  'brand_request_comments',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => brandRequests.id),
    by: text('by').notNull(),
    at: dateTime('at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('brand_request_comments_request').on(table.requestId, table.at, table.id)],
);
