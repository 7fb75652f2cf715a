import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/catalogue.tables.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import type { Translations } from '../../core/text/translations.ts';

/**
 * Schedule of draws: at an interval in seconds, or at a minute of the day on some weekdays (0 Monday). Both in UTC+7.
 */
export type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

/** Result of a draw: digits, race positions, dice, or prizes from the highest to the lowest. */
export type DrawResult = readonly string[];

/** A lottery. Games of the catalogue with its code are its offers, each in its own prize mode. */
export const lotteries = pgTable('lotteries', {
  code: text('code').primaryKey(),
  family: text('family', { enum: ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] }).notNull(),
  names: jsonb('names').$type<Translations>().notNull(),
  schedule: jsonb('schedule').$type<DrawSchedule>().notNull(),
  /** Seconds between the close of bets and the draw. */
  closesBefore: integer('closes_before').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const issueStates = ['open', 'closed', 'drawn', 'settled', 'cancelled'] as const;

/**
 * One draw. The seed is created, and its hash published, before the first bet. The seed is published after the draw.
 */
export const lotteryIssues = pgTable(
  'lottery_issues',
  {
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    /** Issue number: `YYYYMMDDnnnn`, for a weekly lottery `YYYYMMDD`. */
    numero: text('numero').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    drawsAt: dateTime('draws_at').notNull(),
    /** 32 bytes, hexadecimal. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed's bytes, hexadecimal. */
    seedHash: text('seed_hash').notNull(),
    /** Merkle root of the bets, set at the close. */
    root: text('root'),
    betCount: integer('bet_count').notNull().default(0),
    result: jsonb('result').$type<DrawResult>(),
    drawnAt: dateTime('drawn_at'),
    /** Time when the last bet was settled or refunded. */
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.numero] }),
    index('lottery_issues_by_state').on(table.state, table.drawsAt),
    index('lottery_issues_by_draw').on(table.code, table.drawsAt),
  ],
);

/** The same bets over several draws, paid in advance. */
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

/** One slip line in one draw. The same id identifies its row in `bets` and its ledger transactions. */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    id: uuid('id').primaryKey(),
    /** Common id of all bets of one request. */
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
    /** Selection in the canonical format of the API contract. */
    selection: text('selection').notNull(),
    units: integer('units').notNull(),
    /** Price of one unit. */
    unit: minor('unit').notNull(),
    multiple: integer('multiple').notNull(),
    stake: minor('stake').notNull(),
    /** Prize per unit in thousandths, by prize tier. */
    prices: jsonb('prices').$type<readonly number[]>().notNull(),
    /** Series of the bet. LOTT only. */
    series: integer('series'),
    state: text('state', { enum: lotteryBetStates }).notNull(),
    payout: minor('payout').notNull(),
    /** Number of units that won, by prize tier; null before the draw. */
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
