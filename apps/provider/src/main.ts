import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createSeededRandom } from './engine/rng/seeded-random.ts';
import { createProvider, type ProviderOptions } from './provider-server.ts';
import { createStandbyServer } from './standby-server.ts';
import { loadConfig, readEmbedders } from './config/config.ts';
import { loadVendorKeys } from './config/vendor-keys.ts';
import { createFaultyNetwork } from './faults/faulty-network.ts';
import { hasJournal } from './store/journal.ts';
import type { Send } from './wallet/send.ts';

/** Milliseconds after which the process exits even if its shutdown hangs. */
const shutdownTimeoutMs = 4000;

const stopOnSignals = (provider: FastifyInstance): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await provider.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // The provider stops when its parent process (the gateway) ends, even if that process was killed.
  process.on('disconnect', () => void stop());
};

/**
 * Creates a function that returns the origins that may embed a game. The gateway, which has started this process, sends
 * the new origins when the domains of its brands change.
 */
const watchEmbedders = (initial: readonly string[]): (() => readonly string[]) => {
  let embedders = initial;
  process.on('message', (message) => {
    embedders = readEmbedders(message) ?? embedders;
  });
  return () => embedders;
};

/**
 * Creates a `fetch` function that simulates network faults. The seed from the setting PROVIDER_FAULTS selects the
 * faults.
 */
const createSeededFaults = (seed: number): Send =>
  createFaultyNetwork(
    createSeededRandom(String(seed).padStart(64, '0'), { game: 'faults', roundId: '', clientPart: '' }),
  );

const endWith =
  (title: string) =>
  (error: unknown): never => {
    process.stderr.write(`${title}\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  };

const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const { port, dataFolder, databaseUrl, gatewayOrigin, faults } = config;
  if (databaseUrl !== undefined && (await hasJournal(dataFolder)))
    throw new Error(
      'PROVIDER_DATA has the file provider.journal of a provider without PROVIDER_DATABASE_URL. Its rounds and unpaid ' +
        'wins are not in the database. Finish them without the database, and then move the file away.',
    );
  const keysFile = config.keysFile ?? join(dataFolder, 'vendor-keys.json');
  const { keys, publicKeys } = await loadVendorKeys(keysFile, config.vendors, dataFolder);
  const options: ProviderOptions = {
    gatewayOrigin,
    vendorKeys: keys,
    dataFolder,
    getFrameAncestors: watchEmbedders(config.embedders),
    tempo: config.tempo,
    matchTempo: config.matchTempo,
    ...(faults === undefined ? {} : { send: createSeededFaults(faults) }),
    logger: { level: 'warn' },
  };
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const provider =
    databaseUrl === undefined
      ? createProvider(options)
      : createStandbyServer({
          ...options,
          databaseUrl,
          onWait: print,
          onActive: () => print('This provider owns the store and serves players.'),
          onFailed: endWith('The game provider ends.'),
        });
  stopOnSignals(provider);
  await provider.listen({ port, host: process.send ? '127.0.0.1' : '0.0.0.0' });
  const { port: listeningPort } = provider.server.address() as AddressInfo;
  if (process.send) process.send({ type: 'ready', port: listeningPort, publicKeys });
  else print(`The demo game provider listens on port ${listeningPort}.`);
};

await start().catch(endWith('The game provider could not start.'));
