import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BeaconChain } from '@livery/lottery-rules/beacon';
import { games } from '../catalogue/index.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import type { Translations } from '../../core/text/translations.ts';

/**
 * Schedule of a lottery's draws. `interval`: one draw every `seconds`. `weekly`: one draw on each of the weekdays (0 is
 * Monday), at `minute` of the day. Times are in UTC+7.
 */
export type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

/**
 * Result of a draw. Depending on the lottery, the strings are digits, positions of a race, dice, or winning numbers
 * from the highest to the lowest prize.
 */
export type DrawResult = readonly string[];

/**
 * Lotteries. A game of the catalogue refers to a lottery by its code and has a prize mode. In the mode LOTT, prizes
 * depend on the member's series (payout level). In the modes ELOTT and SEA, all members have the same odds.
 */
export const lotteries = pgTable('lotteries', {
  code: text('code').primaryKey(),
  family: text('family', { enum: ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] }).notNull(),
  names: jsonb('names').$type<Translations>().notNull(),
  schedule: jsonb('schedule').$type<DrawSchedule>().notNull(),
  /** Seconds between the end of betting and the draw. */
  closesBefore: integer('closes_before').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const issueStates = ['open', 'closed', 'drawn', 'settled', 'cancelled'] as const;

/**
 * Issues (numbered draws) of lotteries. The secret seed of an issue is created before the first bet, and only its hash
 * is published. After the draw the seed is published too. Members can then verify that the seed was not changed after
 * the bets.
 */
export const lotteryIssues = pgTable(
  'lottery_issues',
  {
    code: text('code')
      .notNull()
      .references(() => lotteries.code),
    /**
     * Number of the issue. For a lottery with regular intervals it is `YYYYMMDDnnnn`: the day, and the number of the
     * draw on this day, from 0001. For a weekly lottery it is `YYYYMMDD`.
     */
    numero: text('numero').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    drawsAt: dateTime('draws_at').notNull(),
    /** Random seed of 32 bytes, in hexadecimal digits. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed's bytes, in hexadecimal digits. */
    seedHash: text('seed_hash').notNull(),
    /** Root hash of the Merkle tree of all bets of the issue. Null until the issue closes. */
    root: text('root'),
    betCount: integer('bet_count').notNull().default(0),
    /**
     * Randomness beacon (a public source of random values) that this issue uses. The seed, the root hash of the bets
     * and the value of the beacon determine the result. Null for old issues that were created before beacons were used.
     */
    beaconChain: jsonb('beacon_chain').$type<BeaconChain>(),
    /**
     * Number of the beacon round whose value this issue uses. The number is chosen before the first bet. The beacon
     * publishes the round after the end of betting. Null for issues without a beacon.
     */
    beaconRound: bigint('beacon_round', { mode: 'number' }),
    /**
     * Signature of the beacon round that the draw used. Null until the draw, and for issues without a beacon or
     * without a draw.
     */
    beaconSignature: text('beacon_signature'),
    result: jsonb('result').$type<DrawResult>(),
    drawnAt: dateTime('drawn_at'),
    /** Time at which all bets of the issue were settled or refunded. */
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.numero] }),
    index('lottery_issues_by_state').on(table.state, table.drawsAt),
    index('lottery_issues_by_draw').on(table.code, table.drawsAt),
  ],
);

/**
 * Chases. A chase is one order that places the same bets in several draws. The member pays all bets when placing the
 * order.
 */
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
 * Lottery bets. Each bet belongs to one line of a bet slip and to one draw. The `id` of a row is also the id of the bet
 * in the table `bets`, and the reference of the bet's ledger transactions.
 */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    id: uuid('id').primaryKey(),
    /** Id of the order. It is the same for all bets of one request. */
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
    /** Values that the member selected. Commas separate the values of a field, and `|` separates the fields. */
    selection: text('selection').notNull(),
    units: integer('units').notNull(),
    /**
     * Stake of one bet unit, in minor units. A unit is one combination for which the member pays, e.g. one number.
     */
    unit: minor('unit').notNull(),
    multiple: integer('multiple').notNull(),
    stake: minor('stake').notNull(),
    /** Price of each prize tier. A price is the prize for one unit of stake, in thousandths. */
    prices: jsonb('prices').$type<readonly number[]>().notNull(),
    /**
     * Series (payout level) of a LOTT bet: the bet pays `series`/2000 of the fair prize. Null for bets in other
     * modes.
     */
    series: integer('series'),
    state: text('state', { enum: lotteryBetStates }).notNull(),
    payout: minor('payout').notNull(),
    /** Number of winning bet units of each prize tier. Null until the bet is won or lost. */
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
