import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/index.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import type { Translations } from '../../core/text/translations.ts';

/**
 * Schedule of draws: at an interval in seconds, or at a minute of the day on some weekdays (0 is Monday). Both are in
 * UTC+7.
 */
export type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

/** Result of a draw: digits, race positions, dice, or prizes from the highest to the lowest. */
export type DrawResult = readonly string[];

/**
 * Lotteries. The games of the catalogue with the code of a lottery are its offers. Each offer has its own prize mode:
 * LOTT computes prizes from the member's series, and ELOTT and SEA have fixed odds.
 */
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
 * Issues: the numbered draws of a lottery. The seed is created, and its hash is published, before the first bet. The
 * seed itself is published after the draw.
 */
export const lotteryIssues = pgTable(
  'lottery_issues',
  {
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    /** Number of the issue: `YYYYMMDDnnnn`, or `YYYYMMDD` for a weekly lottery. */
    numero: text('numero').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    drawsAt: dateTime('draws_at').notNull(),
    /** Random seed of 32 bytes, hexadecimal. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed's bytes, hexadecimal. */
    seedHash: text('seed_hash').notNull(),
    /** Root of the Merkle tree over the bets, set when the issue closes. */
    root: text('root'),
    betCount: integer('bet_count').notNull().default(0),
    result: jsonb('result').$type<DrawResult>(),
    drawnAt: dateTime('drawn_at'),
    /** Time at which the last bet was settled or refunded. */
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.numero] }),
    index('lottery_issues_by_state').on(table.state, table.drawsAt),
    index('lottery_issues_by_draw').on(table.code, table.drawsAt),
  ],
);

/** Chases: orders of the same bets in several draws, paid in advance. */
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

/**
 * Lottery bets, each for one line of a bet slip in one draw. The row in `bets` and the ledger transactions have the
 * same id.
 */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    id: uuid('id').primaryKey(),
    /** Id that all bets of one request share. */
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
    /** Selected numbers in the canonical format of the API contract. */
    selection: text('selection').notNull(),
    units: integer('units').notNull(),
    /** Stake of one unit. */
    unit: minor('unit').notNull(),
    multiple: integer('multiple').notNull(),
    stake: minor('stake').notNull(),
    /** Prices by prize tier. A price is the prize for one unit of stake, in thousandths. */
    prices: jsonb('prices').$type<readonly number[]>().notNull(),
    /** Series of the bet: the part of the fair prize that it pays, in parts of 2000. Only LOTT bets have it. */
    series: integer('series'),
    state: text('state', { enum: lotteryBetStates }).notNull(),
    payout: minor('payout').notNull(),
    /** Number of units that won, by prize tier. Null before the draw. */
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
