import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastify from 'fastify';
import { createSeededRandom } from './engine/rng/seeded-random.ts';
import type { DrawInput } from './engine/rng/derivation.ts';
import type { RandomSource } from './engine/rng/random-int.ts';
import type { Game } from './engine/game.ts';
import { createGameSessions } from './engine/session/game-sessions.ts';
import { createGames } from './games/registry.ts';
import { registerApiRoutes } from './http/api-routes.ts';
import { buildClientFiles } from './http/client-files.ts';
import { registerPageRoutes } from './http/page-routes.ts';
import { runPeriodically } from './core/run-periodically.ts';
import type { VendorKey } from './config/vendor-keys.ts';
import { createGameServices } from './engine/create-game-services.ts';
import { openProviderStore } from './store/provider-store.ts';
import type { Send } from './wallet/send.ts';
import { createWalletClient, type WalletClient } from './wallet/wallet-client.ts';

export interface ProviderOptions {
  /** Origin of the seamless wallet, e.g. `http://127.0.0.1:4200`. */
  readonly gatewayOrigin: string;
  /** Signing keys by vendor code. */
  readonly vendorKeys: ReadonlyMap<string, VendorKey>;
  /** Data folder of this provider only. Stores unpaid wins and pending rollbacks. */
  readonly dataFolder: string;
  /** Origins that may embed the game. `*.` is allowed as the first label: `http://*.localhost:4200`. */
  readonly frameAncestors: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  /** In epoch milliseconds. */
  readonly now?: () => number;
  /**
   * Runs a task after a number of milliseconds on the clock of `now`. Returns a function that cancels it. Default: real
   * time.
   */
  readonly after?: (milliseconds: number, task: () => void) => () => void;
  /** Creates the random source of a draw. Default: from the committed seed. Tests set it to force an outcome. */
  readonly createRandomSource?: (seed: string, draw: DrawInput) => RandomSource;
  /** Games to serve. Default: the registry. The first one replaces unknown engines. */
  readonly games?: readonly [Game, ...Game[]];
  /** Factor for the lengths of betting, closed and result at shared tables. */
  readonly tempo?: number;
  /** Milliseconds between two instant rounds of a player. Default: 2500. */
  readonly spinEveryMs?: number;
  /** Factor for all durations of virtual matches and card tables. */
  readonly matchTempo?: number;
  /** Fetch function for wallet calls. Tests replace it to simulate a faulty network. */
  readonly send?: Send;
  /** Milliseconds after which a wallet call counts as lost. */
  readonly walletTimeoutMs?: number;
  /** Milliseconds before each retry of a bet whose response was lost. */
  readonly betRetryDelays?: readonly number[];
  /** Builds the page scripts at the start. If false, they are built for the first player. Default: true. */
  readonly preparesPage?: boolean;
  /** Milliseconds between sweeps of due payouts and rollbacks. */
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
 * Creates the demo game provider: many games of several vendors on its own origin. It knows the platform only through
 * the signed seamless wallet.
 */
export const createProvider = (options: ProviderOptions): FastifyInstance => {
  const { dataFolder, frameAncestors, now = Date.now } = options;
  const { games = createGames(options.matchTempo ?? 1) } = options;
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 16_384, forceCloseConnections: true });
  const wallets = createWallets(options);
  const getWallet = (vendor: string) => wallets.get(vendor);
  const findGame = (engine: string): Game => games.find(({ id }) => id === engine) ?? games[0];

  app.register(async (scope) => {
    const store = await openProviderStore(dataFolder);
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
    });
    await gameService.sweep();
    registerPageRoutes(scope, {
      clientFiles: buildClientFiles,
      frameAncestors,
      vendors: [...wallets.keys()],
      resolveEngine: (engine) => findGame(engine).id,
    });
    registerApiRoutes(scope, { sessions: createGameSessions(store, getWallet, now), gameService, getWallet });
    scope.addHook('preClose', async () => tables.close());
    scope.addHook('onClose', () => store.close());
    if (options.preparesPage ?? true)
      buildClientFiles().catch((error: unknown) => app.log.error(error, 'The game page could not be built'));
    runPeriodically(app, options.sweepEveryMs ?? 1000, () => gameService.sweep());
  });
  return app;
};
