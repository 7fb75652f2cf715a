import { gameCategories } from '@livery/merchant/categories';
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../../core/db/columns.ts';

/** A calendar day in the merchant's time zone. */
const day = () => date('day', { mode: 'string' }).notNull();
const money = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`);
const count = (name: string) => integer(name).notNull().default(0);

/**
 * Sums of a day. `placed` counts bets that are not cancelled, by placement time. `settled`, `validBet` and `prize`
 * cover won and lost bets, by settlement time. The others go by payment time.
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

/** The sums that belong to a game category. */
const played = () => ({ settled: count('settled'), validBet: money('valid_bet'), prize: money('prize') });

/**
 * Changes to a member's day. Triggers write them with the change itself; `team_fold` then aggregates them into the
 * tables below. Trial members have none.
 */
export const teamStatEvents = pgTable('team_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  day: day(),
  /** Null for changes without a game category. */
  category: text('category', { enum: gameCategories }),
  ...sums(),
  joined: count('joined'),
});

/** Latest start day from which, up to this day, a member reaches a threshold; null if it was never reached. */
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

/** Sums of a member with all its downlines on a day, and the number of members with activity. */
export const teamDailyStats = pgTable(
  'team_days',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    merchant: text('merchant').notNull(),
    ...sums(),
    joined: count('joined'),
    /** Members with at least one bet that is not cancelled. */
    betting: count('betting'),
    /** Members whose valid bet reaches the merchant's minimum. */
    active: count('active'),
    /** Members who logged in. */
    loggedIn: count('logged_in'),
  },
  // Index for the teams with activity on a day. An agent with many downlines has few of them per day.
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('team_days_by_day').on(table.merchant, table.day),
  ],
);

/**
 * Change in the number of downlines that reach a threshold, counted from `since`, between the previous day and `day`:
 * +1 for a member who reaches it on this day, −1 where a member's latest start moves on. The number of distinct members
 * of a range is the sum over its days with `since` in the range. The team owner is not included.
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

/** Number of members of a team, including the team owner. */
export const teamSizes = pgTable('team_sizes', {
  memberId: text('member_id').primaryKey(),
  merchant: text('merchant').notNull(),
  members: count('members'),
});
