import { gameCategories } from '@livery/merchant/categories';
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../../core/db/columns.ts';

/** A day of the merchant, in its time zone. */
const day = () => date('day', { mode: 'string' }).notNull();
const money = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`);
const count = (name: string) => integer(name).notNull().default(0);

/**
 * What a day came to. `placed` counts bets that stand by when they were placed; `settled`, `validBet` and `prize` are of
 * bets that were won or lost, by when they were settled; the rest by when it was paid.
 */
const sums = () => ({
  placed: count('placed'),
  settled: count('settled'),
  validBet: money('valid_bet'),
  prize: money('prize'),
  bonus: money('bonus'),
  rebate: money('rebate'),
  salary: money('salary'),
  dividend: money('dividend'),
  deposit: money('deposit'),
  withdrawal: money('withdrawal'),
  logins: count('logins'),
});

/** What of it belongs to a category of games. */
const played = () => ({ settled: count('settled'), validBet: money('valid_bet'), prize: money('prize') });

/**
 * What changed in a member's day, written by triggers with the change itself and folded into the tables below soon after
 * (`team_fold`). Trial members leave none.
 */
export const teamStatEvents = pgTable('team_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  day: day(),
  /** Null for what belongs to no category of games. */
  category: text('category', { enum: gameCategories }),
  ...sums(),
  joined: count('joined'),
});

/** The latest day from which on, up to this one, a member reaches a line; null while it was never reached. */
const since = (name: string) => date(name, { mode: 'string' });

/** A member's own day. */
export const memberDailyStats = pgTable(
  'member_days',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    merchant: text('merchant').notNull(),
    ...sums(),
    bettingSince: since('betting_since'),
    activeSince: since('active_since'),
    loggedInSince: since('logged_in_since'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('member_days_by_day').on(table.merchant, table.day),
  ],
);

export const memberDailyCategoryStats = pgTable(
  'member_day_categories',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    category: text('category', { enum: gameCategories }).notNull(),
    merchant: text('merchant').notNull(),
    ...played(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category] }),
    index('member_day_categories_by_day').on(table.merchant, table.day),
  ],
);

/** The same of a member and all its downlines, with how many members it was that day. */
export const teamDailyStats = pgTable(
  'team_days',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    merchant: text('merchant').notNull(),
    ...sums(),
    joined: count('joined'),
    /** Members with at least one bet that stands. */
    betting: count('betting'),
    /** Members whose valid bet reaches the merchant's least. */
    active: count('active'),
    /** Members that logged in. */
    loggedIn: count('logged_in'),
  },
  // Whose team did anything on a day: of very many downlines of one agent it is few.
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('team_days_by_day').on(table.merchant, table.day),
  ],
);

/**
 * How many more downlines reach a line counted from `since` to `day` than counted to the day before: one more for whom the
 * day carries over it, one less where somebody's latest start moves on. Distinct members of a range of days are the sum of
 * its days with `since` in it. The head itself is not in it.
 */
export const teamStatSince = pgTable(
  'team_since',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    since: date('since', { mode: 'string' }).notNull(),
    merchant: text('merchant').notNull(),
    betting: count('betting'),
    active: count('active'),
    loggedIn: count('logged_in'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.since] })],
);

export const teamDailyCategoryStats = pgTable(
  'team_day_categories',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    category: text('category', { enum: gameCategories }).notNull(),
    merchant: text('merchant').notNull(),
    ...played(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category] })],
);

/** How many members a team has, its head included. */
export const teamSizes = pgTable('team_sizes', {
  memberId: text('member_id').primaryKey(),
  merchant: text('merchant').notNull(),
  members: count('members'),
});
