import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastify from 'fastify';
import { apiRoutes } from './http/api-routes.ts';
import { buildClientFiles } from './http/client-files.ts';
import { pageRoutes } from './http/page-routes.ts';
import { secureWords } from './random/secure-words.ts';
import type { WordSource } from './random/uniform-below.ts';
import { createOutbox } from './rounds/outbox.ts';
import { createRoundTable } from './rounds/round-table.ts';
import { createGameSessions } from './session/game-sessions.ts';
import { openProviderStore } from './store/provider-store.ts';
import { createWalletClient } from './wallet/wallet-client.ts';

export interface ProviderOptions {
  /** Where the seamless wallet answers, e.g. `http://127.0.0.1:4200`. */
  readonly gatewayOrigin: string;
  /** The secret that each vendor signs with, by vendor code. */
  readonly vendorSecrets: Readonly<Record<string, string>>;
  /** A folder of the provider's own. Unpaid wins and unfinished rollbacks live there. */
  readonly dataFolder: string;
  /** Origins that may embed the game, `*.` allowed as the first label: `http://*.localhost:4200`. */
  readonly frameAncestors: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** How the reels are drawn; the system's generator unless a test wants a certain outcome. */
  readonly words?: WordSource;
  /** Milliseconds after which a wallet call counts as lost. */
  readonly walletTimeoutMs?: number;
  /** Milliseconds before each repetition of a bet whose answer was lost. */
  readonly betRetryDelays?: readonly number[];
  /** Whether to build the page's scripts at once; otherwise the first player waits for it. True unless a test wants no page. */
  readonly preparesPage?: boolean;
  /** Milliseconds between looks at what is still to be paid or rolled back. */
  readonly sweepEveryMs?: number;
}

/** Repeats a task until the instance closes; one run at a time. */
const repeat = (app: FastifyInstance, everyMs: number, task: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const run = async (): Promise<void> => {
    await task().catch((error: unknown) => app.log.error(error, 'The sweep of outstanding rounds failed and will be repeated'));
    if (!isClosed) timer = setTimeout(run, everyMs).unref();
  };
  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = run();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
};

/**
 * The demo game provider: one slot under any name, on an origin of its own, that knows the platform only by its signed
 * seamless wallet. Ready to be listened on, or handed requests by host (`app.routing`) after `app.ready()`.
 */
export const createProvider = (options: ProviderOptions): FastifyInstance => {
  const { gatewayOrigin, vendorSecrets, dataFolder, frameAncestors, now = Date.now, walletTimeoutMs: timeoutMs = 5000 } = options;
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 4096 });
  const wallets = new Map(Object.entries(vendorSecrets).map(([vendor, secret]) => [vendor, createWalletClient({ gatewayOrigin, vendor, secret, now, timeoutMs })]));
  const walletOf = (vendor: string) => wallets.get(vendor);

  app.register(async (scope) => {
    const store = await openProviderStore(dataFolder);
    const outbox = createOutbox({ store, walletOf, now, onTrouble: ({ roundId, state, errorCode }) => app.log.warn({ roundId, state, errorCode }, 'The wallet has not acknowledged a round yet') });
    const betRetries = { delays: options.betRetryDelays ?? [300, 900], pause: (milliseconds: number) => pause(milliseconds) };
    const table = createRoundTable({ store, outbox, walletOf, words: options.words ?? secureWords(), now, betRetries });
    pageRoutes(scope, { clientFiles: buildClientFiles, frameAncestors, vendors: [...wallets.keys()] });
    apiRoutes(scope, { store, sessions: createGameSessions(store, walletOf, now), table, walletOf });
    scope.addHook('onClose', () => store.close());
    if (options.preparesPage ?? true) buildClientFiles().catch((error: unknown) => app.log.error(error, 'The game page could not be built'));
    repeat(app, options.sweepEveryMs ?? 1000, table.sweep);
  });
  return app;
};
