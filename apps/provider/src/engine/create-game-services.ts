import { setTimeout as pause } from 'node:timers/promises';
import type { PayoutRecord } from '../store/records.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import type { CustomGameDeps } from './custom/custom-game.ts';
import { createDocumentStore } from './document-store.ts';
import type { Game } from './game.ts';
import { createGameService, type GameService } from './game-service.ts';
import { createInstantRounds } from './instant/instant-rounds.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { createTopicHub } from './realtime/topics.ts';
import type { DrawInput } from './rng/derivation.ts';
import type { RandomSource } from './rng/random-int.ts';
import { computeCommitment, newSeed } from './rng/seeded-random.ts';
import { createSharedTables, type SharedTables } from './table/shared-tables.ts';
import { createBetLedger } from './wallet/bet-ledger.ts';

export interface GameServicesOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  readonly games: readonly Game[];
  /** Finds the game of an engine name. Returns a default game for an unknown name. */
  readonly findGame: (engine: string) => Game;
  /** In epoch milliseconds. */
  readonly now: () => number;
  /** Runs a task after a number of milliseconds on the clock of `now`. Returns a function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  /** Factor for the lengths of betting, closed and result at shared tables. */
  readonly tempo: number;
  /** Milliseconds between two instant rounds of a player. */
  readonly spinEveryMs: number;
  /** Milliseconds before each retry of a bet whose response was lost. */
  readonly betRetryDelays: readonly number[];
  /** Called after every attempt that leaves a payout due or disputed. */
  readonly onPayoutPending: (payout: PayoutRecord) => void;
  /** Called when a step of a table could not be stored. The table retries it. */
  readonly onTableError: (error: unknown) => void;
}

/** Creates the services behind the API: the bet ledger, the shared tables, the instant rounds and the custom games. */
export const createGameServices = ({
  store,
  getWallet,
  games,
  findGame,
  now,
  after,
  createRandomSource,
  tempo,
  spinEveryMs,
  betRetryDelays,
  onPayoutPending,
  onTableError,
}: GameServicesOptions): { readonly gameService: GameService; readonly tables: SharedTables } => {
  const topicHub = createTopicHub();
  const runExclusive = createKeyedMutex();
  const betLedger = createBetLedger({
    store,
    getWallet,
    now,
    betRetries: { delays: betRetryDelays, pause: (milliseconds) => pause(milliseconds) },
    onError: onPayoutPending,
  });
  const tables = createSharedTables({
    store,
    betLedger,
    topicHub,
    createRandomSource,
    now,
    tempo,
    after,
    games: games.filter((game) => game.kind === 'table'),
    onError: onTableError,
  });
  const instant = createInstantRounds({ store, betLedger, createRandomSource, now, everyMs: spinEveryMs, after });
  const createGameDeps = ({ id }: Game): CustomGameDeps => ({
    now,
    betLedger,
    documents: createDocumentStore(store, id),
    topicHub,
    runExclusive: (key, task) => runExclusive(`${id}/${key}`, task),
    newSeed,
    computeCommitment,
    createRandomSource,
  });
  const gameService = createGameService({
    store,
    betLedger,
    topicHub,
    tables,
    games,
    findGame,
    instant,
    createGameDeps,
  });
  return { gameService, tables };
};
