import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Route } from '../../core/http/route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { EphemeralStore } from '../../core/shared-store/shared-store.ts';
import type { Sessions } from '../auth/sessions/sessions.ts';
import type { Catalogue } from '../catalogue/games/catalogue.ts';
import type { Recents } from '../catalogue/recent-games/recent-games.ts';
import { launchRoutes } from './launch/launch.routes.ts';
import { createProviderLookup, type ProviderAdapter } from './launch/provider-adapter.ts';
import { createGameWallet } from './seamless-wallet/game-wallet.ts';
import { seamlessRoutes } from './seamless-wallet/seamless-wallet.routes.ts';
import { createGameSessions } from './sessions/game-sessions.ts';
import { createLaunchTokens } from './sessions/launch-tokens.ts';

interface GameIntegrationDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly catalogue: Catalogue;
  readonly recents: Recents;
  readonly sessions: Sessions;
  readonly ephemeralStore: EphemeralStore;
  readonly adapters: readonly ProviderAdapter[];
}

/** Registers game launch and the seamless wallet that game providers call. */
export const registerGameIntegration = (
  route: Route,
  { app, db, clock, hub, catalogue, recents, sessions, ephemeralStore, adapters }: GameIntegrationDeps,
): void => {
  const launches = createLaunchTokens(ephemeralStore);
  launchRoutes(route, {
    db,
    clock,
    recents,
    catalogue,
    tokens: launches,
    findProvider: createProviderLookup(adapters),
  });
  const games = createGameSessions(db, clock, sessions);
  const wallet = createGameWallet({ db, clock, hub, recents, catalogue, launches, games });
  seamlessRoutes(route, wallet);
  for (const adapter of adapters) adapter.routes?.(app, wallet);
};
