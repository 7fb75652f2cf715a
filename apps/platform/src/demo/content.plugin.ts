import { join } from 'node:path';
import { seconds } from '../core/clock/durations.ts';
import { defineModule } from '../core/modules/define-module.ts';
import { isGamesHost, listEmbedders } from '../core/http/hosts/origins.ts';
import { agentsModule } from '../modules/agents/index.ts';
import { authModule } from '../modules/auth/index.ts';
import { brandsModule } from '../modules/brands/index.ts';
import { catalogueModule } from '../modules/catalogue/index.ts';
import { gameIntegrationModule } from '../modules/game-integration/index.ts';
import { ledgerModule } from '../modules/ledger/index.ts';
import { sportsModule } from '../modules/sports/index.ts';
import { mediaRoutes } from './artwork/artwork.routes.ts';
import { type GamesHost, startGamesHost } from './game-provider/provider-host.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createDemoSeedOptions } from './seed/seed-options.ts';

export interface DemoContentOptions {
  /** Number of slot games in the demo catalogue. If absent, the catalogue has its default size. */
  readonly slots?: number;
  /** True to start the demo game provider together with the gateway, unless the settings contain another provider. */
  readonly runsProvider?: boolean;
  /** Additional environment variables for the demo game provider. */
  readonly providerEnvironment?: Readonly<Record<string, string>>;
  /** Called with the host of the demo games when the gateway listens. */
  readonly onGamesHost?: (gamesHost: GamesHost) => void;
}

/**
 * Creates the module of the demonstration content: the seed (the insertion of the demo data), the artwork and the demo
 * game provider.
 */
export const createDemoContent = ({
  slots,
  runsProvider = false,
  providerEnvironment,
  onGamesHost,
}: DemoContentOptions) =>
  defineModule({
    name: 'demo-content',
    dependsOn: {
      // The modules `agents`, `auth` and `ledger` insert rows that the seed (the insertion of the demo data) needs.
      agents: agentsModule,
      auth: authModule,
      ledger: ledgerModule,
      brands: brandsModule,
      catalogue: catalogueModule,
      gameIntegration: gameIntegrationModule,
      sports: sportsModule,
    },
    prepare: ({ db, brands, clock, keys }) =>
      seedDemo(db, createDemoSeedOptions({ brands: brands.all, clock, keys, slots })),
    register: (
      { app, config, brands, hosts, jobs, intercept, onListen, onClose, warn },
      {
        brands: { merchants },
        catalogue: { catalogue },
        gameIntegration: { vendorKeys },
        sports: {
          schedule: { isTeam },
        },
      },
    ) => {
      mediaRoutes(app, { catalogue, merchants, isTeam, folder: join(config.dataFolder, 'artwork') });

      let gamesHost: GamesHost | undefined;
      intercept((request, response) => {
        if (!isGamesHost(request.headers.host)) return false;
        if (gamesHost) gamesHost.handle(request, response);
        else response.writeHead(503, { 'retry-after': '1' }).end();
        return true;
      });
      onListen(({ port, origins }) => {
        // The provider calls the gateway at this address. The gateway responds only to hosts that it has registered.
        hosts.addGatewayHost('127.0.0.1');
        gamesHost = startGamesHost({
          config,
          gatewayOrigin: `http://127.0.0.1:${port}`,
          getEmbedders: () => listEmbedders(origins.site, brands.all.flatMap(hosts.getOrigins)),
          runsProvider,
          vendorKeys,
          warn,
          ...(providerEnvironment && { environment: providerEnvironment }),
        });
        onGamesHost?.(gamesHost);
      });
      jobs.add({
        name: 'demo-content.embedders',
        every: seconds(2),
        isLocal: true,
        run: async () => gamesHost?.updateEmbedders(),
      });
      onClose(() => gamesHost?.close());
      return { providerPid: () => gamesHost?.pid() };
    },
  });
