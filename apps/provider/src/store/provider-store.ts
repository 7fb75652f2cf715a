import * as z from 'zod/mini';
import type {
  BetRecord,
  PayoutRecord,
  RoundRecord,
  PlayerStateRecord,
  SessionRecord,
  TableRoundRecord,
} from './records.ts';
import { betRecord, payoutRecord, roundRecord, playerStateRecord, sessionRecord, tableRoundRecord } from './records.ts';
import { openJournal } from './journal.ts';
import { connectPostgresStore, type PostgresStoreOptions } from './postgres/postgres-store.ts';
import type { Store, TableChanges } from './store.ts';

// `ProviderTables` must be a type and not an interface. An interface has no index signature, so it is not assignable
// to `Tables`.
export type ProviderTables = {
  sessions: Map<string, SessionRecord>;
  seats: Map<string, PlayerStateRecord>;
  /**
   * Rounds of instant games. A key consists of the key of the player's state (vendor, player id and game id) and the
   * round id.
   */
  rounds: Map<string, RoundRecord>;
  bets: Map<string, BetRecord>;
  payouts: Map<string, PayoutRecord>;
  /** Rounds of shared tables. A key consists of table id and round id. */
  tableRounds: Map<string, TableRoundRecord>;
  /**
   * JSON documents of custom games, which are games with their own rules, e.g. the sportsbook. A key consists of the
   * game id and the key that the game has chosen for the document.
   */
  documents: Map<string, unknown>;
};
export type ProviderStore = Store<ProviderTables>;
export type Changes = TableChanges<ProviderTables>;

const schemas = {
  rounds: roundRecord,
  seats: playerStateRecord,
  sessions: sessionRecord,
  bets: betRecord,
  payouts: payoutRecord,
  tableRounds: tableRoundRecord,
  documents: z.unknown(),
};

const createTables = (): ProviderTables => ({
  sessions: new Map(),
  seats: new Map(),
  rounds: new Map(),
  bets: new Map(),
  payouts: new Map(),
  tableRounds: new Map(),
  documents: new Map(),
});

const parseValue = (table: string, value: unknown): unknown => {
  if (!Object.hasOwn(schemas, table)) throw new TypeError(`no table "${table}"`);
  return schemas[table as keyof typeof schemas].parse(value);
};

/** Opens the provider's store in a folder. Throws if the stored data is damaged. */
export const openProviderStore = (folder: string): Promise<ProviderStore> =>
  openJournal<ProviderTables>(folder, createTables(), parseValue);

/**
 * Opens the provider's store in a PostgreSQL database. Waits while another process owns the store. Returns undefined if
 * `signal` ends the wait. Throws if the stored data is damaged.
 */
export const connectProviderStore = (
  options: Omit<PostgresStoreOptions<ProviderTables>, 'createTables' | 'parse'>,
): Promise<ProviderStore | undefined> =>
  connectPostgresStore<ProviderTables>({ ...options, createTables, parse: parseValue });

/**
 * Merges changes into one commit, so that they are stored atomically. If two changes have the same key, the later value
 * is stored.
 */
export const mergeChanges = (...all: readonly Changes[]): Changes => {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const changes of all)
    for (const [table, entries] of Object.entries(changes)) merged[table] = { ...merged[table], ...entries };
  return merged as Changes;
};
