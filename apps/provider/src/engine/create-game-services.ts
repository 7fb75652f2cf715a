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
import { returnRemovedBets } from './wallet/return-removed-bets.ts';

export interface GameServicesOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  readonly games: readonly Game[];
  /** Returns the game whose id is `engine`. Returns a default game if no game has this id. */
  readonly findGame: (engine: string) => Game;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  /**
   * Runs a task after a number of milliseconds on the clock that `now` reads. The returned function cancels the task.
   */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  /** Factor for the lengths of the phases `betting`, `closed` and `result` at shared tables. */
  readonly tempo: number;
  /**
   * Minimum time in milliseconds between two rounds of a player at an instant game (one player against the operator).
   */
  readonly spinEveryMs: number;
  /** Milliseconds before each retry of a bet request that got no response. */
  readonly betRetryDelays: readonly number[];
  /** Called after each failed attempt to pay a payout: the wallet has rejected the call or has not responded. */
  readonly onPayoutPending: (payout: PayoutRecord) => void;
  /**
   * Called when a shared table could not store a change of its round, e.g. the start of a phase. The table then tries
   * again.
   */
  readonly onTableError: (error: unknown) => void;
  /** Called if the refund of bets on removed games could not be stored. The next start of the provider tries again. */
  readonly onReturnFailed: (error: unknown) => void;
}

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
  onReturnFailed,
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
  returnRemovedBets({ store, betLedger, engines: new Set(games.map(({ id }) => id)) }).catch(onReturnFailed);
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
