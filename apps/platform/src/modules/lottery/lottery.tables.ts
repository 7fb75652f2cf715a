import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/catalogue.tables.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import type { Translations } from '../../core/text/translations.ts';

/** When a lottery draws: every so many seconds of the day, or at a minute of some weekdays (0 Monday). Both in UTC+7. */
export type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

/** The result of a draw: digits, places of a race, dice, or prizes from the highest to the lowest. */
export type DrawResult = readonly string[];

/** What is drawn. Games of the catalogue with its code are the ways to bet on it, each in a prize mode of its own. */
export const lotteries = pgTable('lotteries', {
  code: text('code').primaryKey(),
  family: text('family', { enum: ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] }).notNull(),
  names: jsonb('names').$type<Translations>().notNull(),
  schedule: jsonb('schedule').$type<DrawSchedule>().notNull(),
  /** Bets close this many seconds before the draw. */
  closesBefore: integer('closes_before').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const issueStates = ['open', 'closed', 'drawn', 'settled', 'cancelled'] as const;

/** One draw. Its secret is drawn and its hash shown before the first bet; the secret itself after the draw. */
export const lotteryIssues = pgTable(
  'lottery_issues',
  {
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    /** `YYYYMMDDnnnn`, of a weekly lottery `YYYYMMDD`. */
    numero: text('numero').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    drawsAt: dateTime('draws_at').notNull(),
    /** 32 bytes, hexadecimal. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed's bytes, hexadecimal. */
    seedHash: text('seed_hash').notNull(),
    /** Merkle root of the bets, frozen at the close. */
    root: text('root'),
    betCount: integer('bet_count').notNull().default(0),
    result: jsonb('result').$type<DrawResult>(),
    drawnAt: dateTime('drawn_at'),
    /** When the last of its bets was paid, lost or given back. */
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.numero] }),
    index('lottery_issues_by_state').on(table.state, table.drawsAt),
    index('lottery_issues_by_draw').on(table.code, table.drawsAt),
  ],
);

/** The same bets over several draws, paid ahead. */
export const lotteryChases = pgTable(
  'lottery_chases',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    stopsOnWin: boolean('stops_on_win').notNull(),
    state: text('state', { enum: ['running', 'finished', 'stopped', 'cancelled'] }).notNull(),
    placedAt: dateTime('placed_at').notNull(),
  },
  (table) => [index('lottery_chases_by_member').on(table.memberId, table.placedAt)],
);

export const lotteryBetStates = ['open', 'won', 'lost', 'cancelled', 'void'] as const;

/** One line of a slip in one draw. Its money stands in `bets` and in the ledger under the same id. */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    id: uuid('id').primaryKey(),
    /** All that was placed by one call. */
    orderId: uuid('order_id').notNull(),
    chaseId: uuid('chase_id').references(() => lotteryChases.id),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    vendor: text('vendor').notNull(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    numero: text('numero').notNull(),
    prizeMode: text('prize_mode').notNull(),
    method: text('method').notNull(),
    /** As the contract writes selections, in its canonical order. */
    selection: text('selection').notNull(),
    units: integer('units').notNull(),
    /** Price of one unit. */
    unit: minor('unit').notNull(),
    multiple: integer('multiple').notNull(),
    stake: minor('stake').notNull(),
    /** By prize tier, what one unit wins: thousandths. */
    prices: jsonb('prices').$type<readonly number[]>().notNull(),
    /** LOTT: the series at which it was bet. */
    series: integer('series'),
    state: text('state', { enum: lotteryBetStates }).notNull(),
    payout: minor('payout').notNull(),
    /** By prize tier, how many units won; null before the draw. */
    wins: jsonb('wins').$type<readonly number[]>(),
    placedAt: dateTime('placed_at').notNull(),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    index('lottery_bets_by_issue').on(table.code, table.numero, table.state),
    index('lottery_bets_by_member').on(table.memberId, table.placedAt),
    index('lottery_bets_by_chase').on(table.chaseId),
  ],
);
