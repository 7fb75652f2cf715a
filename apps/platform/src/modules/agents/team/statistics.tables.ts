import { gameCategories } from '@livery/merchant/categories';
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../../core/db/columns.ts';

/** Creates a column for a calendar day in the merchant's time zone. */
const day = () => date('day', { mode: 'string' }).notNull();
const money = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`);
const count = (name: string) => integer(name).notNull().default(0);

/**
 * Creates the columns for the totals of a day. `placed` counts the bets that were placed on this day and are not
 * cancelled. `settled`, `validBet` and `prize` cover the won and lost bets that were settled on this day. The other
 * totals cover the movements of money and the log-ins of this day.
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

/** Creates the columns for the totals that are also stored for each game category. */
const played = () => ({ settled: count('settled'), validBet: money('valid_bet'), prize: money('prize') });

/**
 * Changes that are not yet added to the daily statistics of members and teams. Database triggers insert a row in the
 * transaction of each bet, payment or log-in. The database function `team_fold` then adds the rows to the tables of
 * daily statistics in this file. There are no rows for trial members.
 */
export const teamStatEvents = pgTable('team_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  day: day(),
  /** Game category of the change. Null for changes without a category. */
  category: text('category', { enum: gameCategories }),
  ...sums(),
  joined: count('joined'),
});

/**
 * Creates a column for the latest start day of a range of days that ends on the row's day. In this range, the member's
 * activity reaches a threshold, such as one log-in. Null if all activity up to that day is below the threshold.
 */
const since = (name: string) => date(name, { mode: 'string' });

/** Totals of each member's own activity on a day. */
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

/** Totals of a team (a member and all members below it) on a day, and the numbers of active members. */
export const teamDailyStats = pgTable(
  'team_days',
  {
    memberId: text('member_id').notNull(),
    day: day(),
    merchant: text('merchant').notNull(),
    ...sums(),
    joined: count('joined'),
    /** Number of team members with at least one bet that was placed on this day and is not cancelled. */
    betting: count('betting'),
    /** Number of team members whose valid bets on this day reach `activeMinimum` of the merchant. */
    active: count('active'),
    /** Number of team members who logged in on this day. */
    loggedIn: count('logged_in'),
  },
  // The second index finds the teams with activity on a day, without reading the many members without activity.
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('team_days_by_day').on(table.merchant, table.day),
  ],
);

/**
 * Counters of the members below a team owner who reach a threshold (e.g. of bets) in any range of days. On each day,
 * each of these members has a start day (`since`). It is the latest day from which the member's activity up to that day
 * reaches the threshold. When the start day changes, the row of the new start day gets +1 and the row of the old start
 * day gets −1. The count for a range is the sum of the rows whose `day` and `since` are both in the range. The team
 * owner is not counted.
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

/** Number of members of each team, including the team owner. */
export const teamSizes = pgTable('team_sizes', {
  memberId: text('member_id').primaryKey(),
  merchant: text('merchant').notNull(),
  members: count('members'),
});
