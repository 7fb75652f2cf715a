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
 * Request handler for the origin of the games. It forwards each request to the demo provider, which is either a remote
 * server or a local child process.
 */
export interface GamesHost {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly pid: () => number | undefined;
  /** Sends the origins that may embed a game to the local provider, if they have changed since the last call. */
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
  const proxy = createProxy({
    upstream: async (patienceMs) => externalOrigin ?? localProvider?.origin(patienceMs),
  });
  return {
    handle: proxy.handle,
    pid: () => localProvider?.pid(),
    updateEmbedders: async () => localProvider?.updateEmbedders(),
    close: async () => {
      await proxy.close();
      await localProvider?.stop();
    },
  };
};
