import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { authModule } from '../auth/index.ts';
import { bettingModule } from '../betting/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { incidentsModule } from '../incidents/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { createGameListSync } from './game-lists/sync-game-lists.ts';
import { launchRoutes } from './launch/launch.routes.ts';
import { createProviderLookup, gameProvidersPort } from './launch/provider-adapter.ts';
import { createGameWallet } from './seamless-wallet/game-wallet.ts';
import { seamlessRoutes } from './seamless-wallet/seamless-wallet.routes.ts';
import { createGameSessions } from './sessions/game-sessions.ts';
import { createLaunchTokens } from './sessions/launch-tokens.ts';
import { assertVendorsHaveKeys, createVendorKeys, loadVendorKeys } from './vendors/vendor-keys.ts';
import { createVendorVerifier } from './vendors/verify-signature.ts';

export { readGameList } from './game-lists/read-game-list.ts';
export { readMatchOdds } from './match-odds/read-match-odds.ts';
export { createProtocolAdapter } from './launch/protocol-adapter.ts';
export { gameProvidersPort, type ProviderAdapter } from './launch/provider-adapter.ts';
export { publicKeys, type PublicKeys, type VendorKeys } from './vendors/vendor-keys.ts';

/**
 * Connection to game vendors: the launch of games, the wallet API that vendors call to place bets and pay wins, and the
 * keys that verify the signatures of their calls.
 */
export const gameIntegrationModule = defineModule({
  name: 'game-integration',
  dependsOn: {
    auth: authModule,
    betting: bettingModule,
    catalogue: catalogueModule,
    incidents: incidentsModule,
    ledger: ledgerModule,
    members: membersModule,
    responsibleGaming: responsibleGamingModule,
  },
  register: async (core, { auth: { sessions }, catalogue: { catalogue, recents }, incidents }) => {
    const { app, route, config, db, clock, hub, shared, checks, ports, jobs, warn } = core;
    const vendorKeys = createVendorKeys(db, clock);
    if (config.vendorKeysFile) {
      const keys = await loadVendorKeys(config.vendorKeysFile);
      assertVendorsHaveKeys(config.gameVendors, keys);
      await vendorKeys.register(keys, { isComplete: true });
    }
    checks.provide({ verifyVendor: createVendorVerifier(vendorKeys, clock) });

    const adapters = ports.use(gameProvidersPort);
    const findProvider = createProviderLookup(adapters);
    const launches = createLaunchTokens(shared.ephemeralStore);
    launchRoutes(route, {
      db,
      clock,
      recents,
      catalogue,
      switches: incidents.switches,
      tokens: launches,
      findProvider,
    });
    const games = createGameSessions(db, clock, sessions);
    const { areBetsAccepted } = incidents;
    const wallet = createGameWallet({
      db,
      clock,
      hub,
      recents,
      catalogue,
      areBetsAccepted,
      getTimeZone: (merchant) => core.brands.find(merchant)?.timeZone,
      launches,
      games,
    });
    seamlessRoutes(route, wallet);
    jobs.add({
      name: 'game-integration.game-lists',
      every: minutes(1),
      run: createGameListSync({ db, adapters, clock, onError: warn('The games of a vendor could not be read') }),
    });
    for (const adapter of adapters) adapter.routes?.(app, wallet);
    return { vendorKeys, findProvider };
  },
});
