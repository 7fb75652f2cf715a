import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/index.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

/** Game sessions: sessions of members in a vendor's game. The vendor starts a session with a launch token. */
export const gameSessions = pgTable('game_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  vendor: text('vendor').notNull(),
  memberId: text('member_id')
    .notNull()
    .references(() => members.id),
  /** Hash of the member's log-in session. The game session accepts no bets after the log-in session has ended. */
  sessionHash: text('session_hash').notNull(),
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  language: text('language').notNull(),
  createdAt: dateTime('created_at').notNull(),
});

export const betStates = ['open', 'won', 'lost', 'cancelled'] as const;

export const bets = pgTable(
  'bets',
  {
    vendor: text('vendor').notNull(),
    /** Id of the bet, which is the `transactionUuid` of the vendor's call. */
    id: text('id').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    roundId: text('round_id').notNull(),
    state: text('state', { enum: betStates }).notNull(),
    stake: minor('stake').notNull(),
    payout: minor('payout').notNull(),
    placedAt: dateTime('placed_at').notNull(),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.id] }),
    index('bets_by_settlement').on(table.merchant, table.settledAt),
    index('bets_by_member').on(table.memberId, table.placedAt),
    index('bets_by_placement').on(table.merchant, table.placedAt, table.id),
  ],
);

/**
 * Stored responses to the wallet calls of game vendors. If a vendor repeats a call, it gets the stored response and no
 * money moves again. Only calls that moved money are stored.
 */
export const vendorTransactions = pgTable(
  'seamless_calls',
  {
    vendor: text('vendor').notNull(),
    transactionUuid: text('transaction_uuid').notNull(),
    operation: text('operation', { enum: ['bet', 'win', 'rollback'] }).notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb('answer').$type<StoredVendorResponse>().notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.transactionUuid] })],
);

export interface StoredVendorResponse {
  /** Balance of the member after the call, as a decimal number with 2 decimals. */
  readonly balance: string;
  readonly currency: string;
}

/**
 * Ids of bets whose rollback (cancellation) was received before the bet. If the gateway receives one of these bets
 * later, it rejects the bet.
 */
export const rejectedBets = pgTable(
  'refused_bets',
  { vendor: text('vendor').notNull(), betId: text('bet_id').notNull(), at: dateTime('at').notNull() },
  (table) => [primaryKey({ columns: [table.vendor, table.betId] })],
);

/** Time up to which the bet volume of each brand has been reported to the operator. Each brand has one row. */
export const betVolumeReports = pgTable('bet_volume_reports', {
  merchant: text('merchant').primaryKey(),
  reportedUntil: dateTime('reported_until').notNull(),
});

/** Time at which the most played games of a brand (`game_ranks`) were last computed. Each brand has one row. */
export const gameRankRuns = pgTable('game_rank_runs', {
  merchant: text('merchant').primaryKey(),
  rankedAt: dateTime('ranked_at').notNull(),
});
