import { defineModule } from '../../core/modules/define-module.ts';
import { authModule } from '../auth/index.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { membersModule } from '../members/index.ts';
import { eventsRoutes } from './events.routes.ts';
import { createStreamRegistry } from './stream-registry.ts';

/** Event stream (server-sent events). It sends events to the open pages of visitors. */
export const realtimeModule = defineModule({
  name: 'realtime',
  dependsOn: {
    auth: authModule,
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    members: membersModule,
  },
  register: (
    { app, config, route, db, hub, shared: { ephemeralStore }, warn },
    { auth: { sessions }, brands: { merchants }, catalogue: { catalogue } },
  ) =>
    eventsRoutes(app, route, {
      db,
      hub,
      ephemeralStore,
      merchants,
      catalogue,
      isSessionOpen: sessions.isOpen,
      streams: createStreamRegistry(config.streamsPerAddress),
      onError: warn('The session of an event stream could not be checked'),
    }),
});
