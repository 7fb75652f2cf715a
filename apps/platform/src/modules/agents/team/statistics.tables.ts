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
 * cover won and lost bets, by settlement time. The other sums count by payment time.
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

/** The sums that exist for each game category. */
const played = () => ({ settled: count('settled'), validBet: money('valid_bet'), prize: money('prize') });

/**
 * Changes to the statistics of a member's day. Database triggers write them in the transaction of the change. The
 * database function `team_fold` then aggregates them into the tables below. Trial members have no changes.
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

/**
 * Column for the latest day from which a member reaches a threshold up to the day of the row. Null if the member never
 * reached it.
 */
const since = (name: string) => date(name, { mode: 'string' });

/** Statistics of a member's own activity on a day. */
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

/** Sums of a member and all its downlines on a day, and the number of members with activity. */
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
  // The second index finds the teams with activity on a day. Of an agent with many downlines only a few have activity.
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('team_days_by_day').on(table.merchant, table.day),
  ],
);

/**
 * Changes from which the number of distinct members in any range of days is computed. For a day, `since` is the latest
 * day from which a downline reaches a threshold up to that day. When it moves to a later day, the row of the new
 * `since` gets +1 and the row of the previous `since` gets −1. The number of members who reach the threshold in a range
 * is the sum of the rows with `day` and `since` in the range. The team owner is not included.
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
