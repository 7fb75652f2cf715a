import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

export const limitKinds = ['deposit', 'loss', 'wager'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;

/** Limits that members set for themselves. An `amount` of null means no limit. */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: limitKinds }).notNull(),
    period: text('period', { enum: limitPeriods }).notNull(),
    amount: minor('amount'),
    /** True if an increase of the limit is pending. The member can confirm it after a waiting time. */
    isChanging: boolean('is_changing').notNull().default(false),
    /**
     * Limit that applies after the member confirms the pending increase, in minor units. Null if no increase is
     * pending. If `isChanging` is true, null means that the limit will be removed.
     */
    nextAmount: minor('next_amount'),
    /** Earliest time at which the member can confirm the pending increase. Null if no increase is pending. */
    nextFrom: dateTime('next_from'),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

export const playSettings = pgTable('play_settings', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  /**
   * Minutes of play between two reality checks. A reality check is a message about the spent time and money. Null means
   * no reality checks.
   */
  realityMinutes: integer('reality_minutes'),
});

/** Breaks that members set for themselves. A break can never be shortened. */
export const playBreaks = pgTable(
  'play_breaks',
  {
    id: uuid('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: ['coolOff', 'exclusion'] }).notNull(),
    startsAt: dateTime('starts_at').notNull(),
    /** End of the break. Null means that the break is permanent. */
    endsAt: dateTime('ends_at'),
  },
  (table) => [index('play_breaks_by_member').on(table.memberId, table.startsAt)],
);

export interface PlayChange {
  readonly kind?: (typeof limitKinds)[number];
  readonly period?: (typeof limitPeriods)[number];
  /**
   * New limit as a decimal number with 2 decimals. Null means no limit. Absent if the change is not about a limit.
   */
  readonly amount?: string | null;
  readonly minutes?: number | null;
  /**
   * End of the new break in ISO 8601. Null means that the break is permanent. Absent if the change is not a new
   * break.
   */
  readonly until?: string | null;
}

export const playActions = [
  'limitSet',
  'limitAsked',
  'limitConfirmed',
  'limitKept',
  'realitySet',
  'coolOff',
  'exclusion',
] as const;

/** History of the changes that members made to their limits and breaks. Rows are never updated or deleted. */
export const playHistory = pgTable(
  'play_history',
  {
    id: uuid('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    action: text('action', { enum: playActions }).notNull(),
    change: jsonb('change').$type<PlayChange>().notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [index('play_history_by_member').on(table.memberId, table.at)],
);
