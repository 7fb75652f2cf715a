import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

export const limitKinds = ['deposit', 'loss', 'wager'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;

/** What a member allows themself. A row without an amount is no limit. */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: limitKinds }).notNull(),
    period: text('period', { enum: limitPeriods }).notNull(),
    amount: minor('amount'),
    /** A looser limit was asked for: it waits, and then for a second confirmation. */
    isChanging: boolean('is_changing').notNull().default(false),
    /** What it will be; null: no limit. */
    nextAmount: minor('next_amount'),
    /** From when it can be confirmed. */
    nextFrom: dateTime('next_from'),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

export const playSettings = pgTable('play_settings', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Minutes of play after which the member wants to be told; null: never. */
  realityMinutes: integer('reality_minutes'),
});

/** Times in which a member does not want to play. None is ever shortened. */
export const playBreaks = pgTable(
  'play_breaks',
  {
    id: uuid('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: ['coolOff', 'exclusion'] }).notNull(),
    startsAt: dateTime('starts_at').notNull(),
    /** Null: for good. */
    endsAt: dateTime('ends_at'),
  },
  (table) => [index('play_breaks_by_member').on(table.memberId, table.startsAt)],
);

export interface PlayChange {
  readonly kind?: (typeof limitKinds)[number];
  readonly period?: (typeof limitPeriods)[number];
  /** Decimal with 2 decimals; null: no limit. */
  readonly amount?: string | null;
  readonly minutes?: number | null;
  /** ISO 8601; null: for good. */
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

/** What a member changed about their own play. Rows are only added. */
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
