import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastify from 'fastify';
import { createSeededRandom } from './engine/rng/seeded-random.ts';
import type { DrawInput } from './engine/rng/derivation.ts';
import type { RandomSource } from './engine/rng/random-int.ts';
import type { Game } from './engine/game.ts';
import { createGameSessions } from './engine/session/game-sessions.ts';
import { createGames } from './games/registry.ts';
import { registerApiRoutes } from './http/api-routes.ts';
import { registerArtRoutes } from './http/art-routes.ts';
import { buildClientFiles } from './http/client-files.ts';
import { registerGameListRoutes } from './http/game-list-routes.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerMatchOddsRoutes } from './http/match-odds-routes.ts';
import { registerPageRoutes } from './http/page-routes.ts';
import { createPostSigned } from './http/signed-routes.ts';
import { createGatewayVerifier } from './http/verify-gateway.ts';
import { runPeriodically } from './core/run-periodically.ts';
import type { VendorKey } from './config/vendor-keys.ts';
import { createGameServices } from './engine/create-game-services.ts';
import { openProviderStore, type ProviderStore } from './store/provider-store.ts';
import type { Send } from './wallet/send.ts';
import { createWalletClient, type WalletClient } from './wallet/wallet-client.ts';

export interface ProviderOptions {
  /** Origin of the platform's wallet API, e.g. `http://127.0.0.1:4200`. */
  readonly gatewayOrigin: string;
  /** Private keys that sign the calls to the wallet API, by the code of the game vendor, e.g. `LANTERN`. */
  readonly vendorKeys: ReadonlyMap<string, VendorKey>;
  /**
   * Folder for the stored data of this provider, e.g. unpaid wins and pending rollbacks. No other process may use this
   * folder.
   */
  readonly dataFolder: string;
  /** Loads the store with the sessions, bets and payouts. The default opens the store in the data folder. */
  readonly loadStore?: () => Promise<ProviderStore>;
  /**
   * Returns the origins that may embed the game. A pattern such as `http://*.localhost:4200` allows all subdomains. The
   * origins can change while the provider runs.
   */
  readonly getFrameAncestors: () => readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  /** Returns the current time in epoch milliseconds. */
  readonly now?: () => number;
  /**
   * Runs a task after a number of milliseconds. Returns a function that cancels the task. The default uses real time,
   * and tests use a manual clock.
   */
  readonly after?: (milliseconds: number, task: () => void) => () => void;
  /**
   * Creates the random source for a draw, i.e. for the outcome of one round. By default, the source is derived from
   * `draw` and from `seed`, which is secret until the draw. Tests replace this function to force an outcome.
   */
  readonly createRandomSource?: (seed: string, draw: DrawInput) => RandomSource;
  /** Games to serve. The default is all games of the registry. The first game is used for an unknown game id. */
  readonly games?: readonly [Game, ...Game[]];
  /**
   * Factor for the durations of the phases betting, closed and result at shared tables. A factor above 1 makes the
   * phases longer. Default: 1.
   */
  readonly tempo?: number;
  /** Minimum time in milliseconds between two rounds of a player in an instant game. Default: 2500. */
  readonly spinEveryMs?: number;
  /**
   * Factor for the durations of virtual matches (sportsbook) and of card tables. A factor above 1 makes them longer.
   * Default: 1. Has no effect if `games` is defined.
   */
  readonly matchTempo?: number;
  /** Function that sends wallet calls, like `fetch`. Tests replace this function to simulate a faulty network. */
  readonly send?: Send;
  /** Milliseconds after which a wallet call without a response fails. Default: 5000. */
  readonly walletTimeoutMs?: number;
  /** Waiting times in milliseconds before each retry of a bet whose response was lost. */
  readonly betRetryDelays?: readonly number[];
  /**
   * If true, the page scripts are built at the start. If false, the page scripts are built for the first request.
   * Default: true.
   */
  readonly preparesPage?: boolean;
  /**
   * Milliseconds between two runs of the background task. The task sends the due payouts and rollbacks to the wallet,
   * and removes old records. Default: 1000.
   */
  readonly sweepEveryMs?: number;
}

const afterRealTime = (milliseconds: number, task: () => void): (() => void) => {
  const timer = setTimeout(task, milliseconds).unref();
  return () => clearTimeout(timer);
};

const createWallets = ({
  gatewayOrigin,
  vendorKeys,
  now = Date.now,
  walletTimeoutMs: timeoutMs = 5000,
  send = fetch,
}: ProviderOptions): ReadonlyMap<string, WalletClient> =>
  new Map(
    [...vendorKeys].map(([vendor, key]) => [
      vendor,
      createWalletClient({ gatewayOrigin, vendor, key, now, timeoutMs, send }),
    ]),
  );

/**
 * Creates the demo game provider. The provider serves many games of several vendors on its own origin, and communicates
 * with the platform only through the signed wallet API.
 */
export const createProvider = (options: ProviderOptions): FastifyInstance => {
  const { dataFolder, getFrameAncestors, now = Date.now } = options;
  const { games = createGames(options.matchTempo ?? 1) } = options;
  // The start has no time limit, because it repeats the wallet calls that a killed process did not complete. These
  // calls can take a long time.
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: 16_384,
    forceCloseConnections: true,
    pluginTimeout: 0,
  });
  const wallets = createWallets(options);
  const getWallet = (vendor: string) => wallets.get(vendor);
  const findGame = (engine: string): Game => games.find(({ id }) => id === engine) ?? games[0];

  app.register(async (scope) => {
    const store = await (options.loadStore ?? (() => openProviderStore(dataFolder)))();
    const { gameService, tables } = createGameServices({
      store,
      getWallet,
      games,
      findGame,
      now,
      after: options.after ?? afterRealTime,
      createRandomSource: options.createRandomSource ?? createSeededRandom,
      tempo: options.tempo ?? 1,
      spinEveryMs: options.spinEveryMs ?? 2500,
      betRetryDelays: options.betRetryDelays ?? [300, 900],
      onPayoutPending: (payout) => app.log.warn(payout, 'The wallet has not acknowledged a payout yet'),
      onTableError: (error) => app.log.error(error, 'A table step failed and will be retried'),
      onReturnFailed: (error) =>
        app.log.error(error, 'The stakes on removed games could not be returned. The next start tries again.'),
    });
    await gameService.sweep();
    registerPageRoutes(scope, {
      clientFiles: buildClientFiles,
      getFrameAncestors,
      vendors: [...wallets.keys()],
      resolveEngine: (engine) => findGame(engine).id,
    });
    registerArtRoutes(scope, { now });
    await scope.register(async (apiScope) =>
      registerApiRoutes(apiScope, {
        sessions: createGameSessions(store, getWallet, now),
        gameService,
        getWallet,
        isStoreAvailable: () => store.isAvailable(),
      }),
    );
    registerHealthRoutes(scope, () => store.isAvailable());
    await scope.register(async (gatewayScope) => {
      const { gatewayOrigin, send = fetch, matchTempo: matchFactor = 1 } = options;
      const post = createPostSigned(gatewayScope, createGatewayVerifier({ gatewayOrigin, now, send }));
      registerGameListRoutes(post, [...wallets.keys()]);
      registerMatchOddsRoutes(post, { now, tempo: matchFactor });
    });
    scope.addHook('preClose', async () => tables.close());
    scope.addHook('onClose', () => store.close());
    if (options.preparesPage ?? true)
      buildClientFiles().catch((error: unknown) => app.log.error(error, 'The game page could not be built'));
    runPeriodically(app, options.sweepEveryMs ?? 1000, () => gameService.sweep());
  });
  return app;
};
