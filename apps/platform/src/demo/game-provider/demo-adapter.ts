import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import { createProtocolAdapter, type ProviderAdapter, readMatchOdds } from '../../modules/game-integration/index.ts';
import type { GamesHost } from './provider-host.ts';

interface DemoAdapterDeps {
  readonly getGamesOrigin: () => string;
  /** Returns the host of the demo games. Undefined until the gateway listens. */
  readonly getGamesHost: () => GamesHost | undefined;
  readonly createSignedClient: (baseUrl: string) => SignedClient;
}

/**
 * Creates the adapter for games of the demo provider (`apps/provider`). The seed (the insertion of the demo data)
 * adds these games to the catalogue.
 */
export const createDemoAdapter = ({
  getGamesOrigin,
  getGamesHost,
  createSignedClient,
}: DemoAdapterDeps): ProviderAdapter =>
  createProtocolAdapter({
    vendors: demoVendors.map(({ code }) => code),
    getBaseUrl: getGamesOrigin,
    rules: {
      listOdds: async (matches) => {
        const origin = await getGamesHost()?.findProviderOrigin(0);
        return origin ? readMatchOdds(matches, createSignedClient(origin.origin)) : [];
      },
    },
  });
