import { demoVendors } from '@livery/demo/catalogue/vendors';
import { createProtocolAdapter, type ProviderAdapter } from '../../modules/game-integration/index.ts';

/** Creates the adapter for games of the demo provider (`apps/provider`). The seed inserts its games. */
export const createDemoAdapter = (gamesOrigin: () => string): ProviderAdapter =>
  createProtocolAdapter({ vendors: demoVendors.map(({ code }) => code), getBaseUrl: gamesOrigin });
