import { defineModule } from '../../core/modules/define-module.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { eventsRoutes } from './events.routes.ts';

/** Event stream (server-sent events), with which the gateway sends events to the pages that visitors have open. */
export const realtimeModule = defineModule({
  name: 'realtime',
  dependsOn: { betting: bettingModule, brands: brandsModule, catalogue: catalogueModule },
  register: ({ app, route, hub, shared: { ephemeralStore } }, { brands: { merchants }, catalogue: { catalogue } }) =>
    eventsRoutes(app, route, { hub, ephemeralStore, merchants, catalogue }),
});
