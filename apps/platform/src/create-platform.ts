import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { openCatalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { demoLook } from './catalogue/look.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { Store } from './db/database.ts';
import { openStore } from './db/open-store.ts';
import { GatewayError } from './http/gateway-error.ts';
import { createRoute } from './http/route.ts';
import { createHttpServer } from './http/server.ts';
import { openMerchants } from './ledger/accounts.ts';
import { createAdmission, createCountryOf } from './merchants/admit.ts';
import { loadBrandFiles } from './merchants/load-brand-files.ts';
import { createMerchants } from './merchants/merchants.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { systemRoutes } from './system/system.routes.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export interface PlatformOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /** A store that is open already; absent: the one that the settings name. */
  readonly store?: Store;
  readonly logLevel?: 'info' | 'silent';
  /** Slots of the demo catalogue; absent: the demo's own number. */
  readonly slots?: number;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** Starts answering; the origin that it is reached by on this machine. */
  readonly listen: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const demoSeed = 20_261_120;

export const createPlatform = async ({ config, clock = systemClock, logLevel = 'info', slots, ...given }: PlatformOptions): Promise<Platform> => {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const app = createHttpServer({ isBehindProxy: config.publicOrigin !== undefined, logLevel, intercept: () => false });
  const store = given.store ?? (await openStore(config, (error) => app.log.warn({ err: error }, 'an idle database connection broke')));
  const { db } = store;
  const { brands, problems } = await loadBrandFiles(config.merchantsFolder);
  for (const problem of problems) app.log.warn(`Left out a brand file that cannot be used: ${problem}`);
  await openMerchants(db, brands);
  await seedDemo(db, { brands, clock, seed: demoSeed, look: demoLook, ...(slots && { slots }) });
  const merchants = createMerchants(brands, db, clock);
  const catalogue = await openCatalogue(db);
  const route = createRoute(app, {
    merchants,
    admit: createAdmission(merchants),
    countryOf: createCountryOf(config.publicOrigin !== undefined),
    openSession: async () => { throw new GatewayError('login.not.session'); },
    decrypt: () => { throw new GatewayError('request.encryption'); },
    verifyVendor: () => { throw new GatewayError('wallet.signature.invalid'); },
  });
  systemRoutes(route, { merchants, publicKey: '' });
  catalogueRoutes(route, catalogue);
  contentRoutes(route, db, clock);
  winnersRoutes(route, { db, catalogue, clock });
  return {
    app,
    store,
    listen: () => app.listen({ port: config.port, host: '0.0.0.0' }),
    close: async () => {
      await app.close();
      await store.close();
    },
  };
};
