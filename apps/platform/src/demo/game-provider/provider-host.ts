import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../../core/config/config.ts';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import { createProxy } from '../../core/http/create-proxy.ts';
import type { VendorKeys } from '../../modules/game-integration/index.ts';
import { startProviderProcess } from './provider-process.ts';

interface StartGamesHostDeps {
  readonly config: Config;
  readonly gatewayOrigin: string;
  readonly getEmbedders: () => readonly string[];
  readonly runsProvider: boolean;
  readonly vendorKeys: VendorKeys;
  readonly warn: (message: string) => (error: unknown) => void;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Request handler for the origin from which browsers load the games of the demonstration. It forwards each request to
 * the demo game provider, which is either a remote server or a local child process.
 */
export interface GamesHost {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly pid: () => number | undefined;
  /**
   * Returns the origin at which the gateway calls the provider. If the provider is starting, waits for at most
   * `patienceMs` milliseconds. Returns undefined if the provider is not ready.
   */
  readonly findProviderOrigin: (patienceMs: number) => Promise<URL | undefined>;
  /**
   * Sends the list of origins that may embed a game to the local provider. Sends nothing if the list has not changed
   * since it was last sent, or if the provider is remote.
   */
  readonly updateEmbedders: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const startGamesHost = ({
  config,
  gatewayOrigin,
  getEmbedders,
  runsProvider,
  vendorKeys,
  warn,
  environment,
}: StartGamesHostDeps): GamesHost => {
  const externalOrigin = config.providerOrigin === undefined ? undefined : new URL(config.providerOrigin);
  const localProvider =
    externalOrigin || !runsProvider
      ? undefined
      : startProviderProcess({
          gatewayOrigin,
          getEmbedders,
          warn,
          dataFolder: join(config.dataFolder, 'provider'),
          vendors: demoVendors.filter(({ code }) => !code.startsWith('TCG_')).map(({ code }) => code),
          onKeys: (keys) => vendorKeys.register(keys),
          ...(environment && { environment }),
        });
  const findProviderOrigin = async (patienceMs: number) => externalOrigin ?? localProvider?.origin(patienceMs);
  const proxy = createProxy({ upstream: findProviderOrigin });
  return {
    handle: proxy.handle,
    pid: () => localProvider?.pid(),
    findProviderOrigin,
    updateEmbedders: async () => localProvider?.updateEmbedders(),
    close: async () => {
      await proxy.close();
      await localProvider?.stop();
    },
  };
};
