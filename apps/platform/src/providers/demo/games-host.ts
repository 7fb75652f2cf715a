import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { VendorKeys } from '../../seamless/vendor-keys.ts';
import { demoVendors } from '../../seed/catalogue/vendors.data.ts';
import { createGamesProxy } from './games-proxy.ts';
import { startProviderProcess } from './provider-process.ts';

interface Needs {
  readonly config: Config;
  readonly gatewayOrigin: string;
  readonly embedders: readonly string[];
  readonly runsProvider: boolean;
  readonly vendorKeys: VendorKeys;
  readonly warn: (message: string) => (error: unknown) => void;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What answers at the games' host on the gateway's own port: the demo provider, which runs elsewhere or beside the gateway. */
export interface GamesHost {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

export const openGamesHost = ({
  config,
  gatewayOrigin,
  embedders,
  runsProvider,
  vendorKeys,
  warn,
  environment,
}: Needs): GamesHost => {
  const elsewhere = config.providerOrigin === undefined ? undefined : new URL(config.providerOrigin);
  const own =
    elsewhere || !runsProvider
      ? undefined
      : startProviderProcess({
          gatewayOrigin,
          embedders,
          warn,
          dataFolder: join(config.dataFolder, 'provider'),
          vendors: demoVendors.filter(({ code }) => !code.startsWith('TCG_')).map(({ code }) => code),
          onKeys: (keys) => vendorKeys.register(keys),
          ...(environment && { environment }),
        });
  const proxy = createGamesProxy(async (patienceMs) => elsewhere ?? own?.origin(patienceMs));
  return {
    handle: proxy.handle,
    pid: () => own?.pid(),
    close: async () => {
      proxy.close();
      await own?.stop();
    },
  };
};
