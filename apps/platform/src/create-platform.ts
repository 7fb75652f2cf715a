import { createPublicKey } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance } from 'fastify';
import { brandsRoutes } from './brands/brands.routes.ts';
import { createBundles } from './brands/bundles.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { contentRoutes } from './content/content.routes.ts';
import { openAgentMoney } from './contracts/open-agent-money.ts';
import type { Store } from './db/database.ts';
import { openStore } from './db/open-store.ts';
import { downloadsRoutes } from './downloads/downloads.routes.ts';
import { openSigningKey, openWireKey } from './encryption/gateway-keys.ts';
import { createBodyOpener } from './encryption/open-body.ts';
import { createFavourites } from './favourites/favourites.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { createHub } from './events/hub.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { openHappenings } from './happenings/open-happenings.ts';
import { healthRoutes } from './health/health.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { createOnce } from './http/once.ts';
import { closeDevelopmentPages } from './http/close-development-pages.ts';
import { createRoute } from './http/route.ts';
import { createHttpServer } from './http/server.ts';
import { createLaunchTokens } from './launch/launch-tokens.ts';
import { launchRoutes } from './launch/launch.routes.ts';
import { openMerchants } from './ledger/accounts.ts';
import { openLotteries } from './lottery/open-lotteries.ts';
import { createMatchBook } from './matches/match-book.ts';
import { matchesRoutes } from './matches/matches.routes.ts';
import { createIcons } from './media/brand-icon.ts';
import { openMemberLife } from './member/open-member-life.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { createAdmission, createCountryOf } from './merchants/admit.ts';
import { loadBrandFiles } from './merchants/load-brand-files.ts';
import { createMerchants } from './merchants/merchants.ts';
import { brandOrigin, isForGames, type Origins, originsOf } from './origins/origins.ts';
import { createRecents } from './recents/recents.ts';
import { openRewards } from './promotions/open-rewards.ts';
import { recentsRoutes } from './recents/recents.routes.ts';
import { demoProviderCode, demoProviderKeyId } from './payments/demo-provider.ts';
import { openMoney } from './payments/open-money.ts';
import { demoAdapter } from './providers/demo/demo-adapter.ts';
import { type GamesHost, openGamesHost } from './providers/demo/games-host.ts';
import { providerOf } from './providers/provider-adapter.ts';
import { openPush } from './push/open-push.ts';
import { pushRoutes } from './push/push.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { createGameWallet } from './seamless/game-wallet.ts';
import { createGameSessions } from './seamless/game-sessions.ts';
import { seamlessRoutes } from './seamless/seamless.routes.ts';
import { createVendorKeys, readVendorKeys } from './seamless/vendor-keys.ts';
import { createVendorVerifier } from './seamless/verify-vendor.ts';
import { demoSeeding } from './seed/demo-seeding.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createChat } from './service/chat.ts';
import { createContacts } from './service/contacts.ts';
import { serviceRoutes } from './service/service.routes.ts';
import { createDeviceTokens } from './session/device-tokens.ts';
import { openEntry } from './session/open-entry.ts';
import { createLoginLimits } from './session/login-limits.ts';
import { createSessions } from './session/sessions.ts';
import { openTrialMerchants } from './session/trial.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import { socialOffer } from './social/social-offer.ts';
import { systemRoutes } from './system/system.routes.ts';
import { openTeamFigures } from './team/figures.ts';
import { openTeams } from './team/open-teams.ts';
import { openBrandRules } from './verification/brand-rules.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export interface PlatformOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /** A store that is open already; absent: the one that the settings name. It is closed with the platform. */
  readonly store?: Store;
  readonly logLevel?: 'warn' | 'silent';
  /** Slots of the demo catalogue; absent: the demo's own number. */
  readonly slots?: number;
  /** What captchas say; absent: random digits. */
  readonly captchaDigits?: () => string;
  /** Whether the demo provider is run beside the gateway where no other is named. A gateway that nobody plays at needs none. */
  readonly runsProvider?: boolean;
  /** Added to the demo provider's environment. */
  readonly providerEnvironment?: Readonly<Record<string, string>>;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly brands: readonly string[];
  /** Does what the clock asks of the lotteries now; a gateway that listens does it every second. */
  readonly drawLotteries: () => Promise<void>;
  /** The process id of the demo provider, where the gateway runs one. */
  readonly providerPid: () => number | undefined;
  /** Folds what has happened into the figures of the teams; a gateway that listens does it every second. */
  readonly foldTeams: () => Promise<void>;
  /** Pays agents what fell due by now; a gateway that listens does it every second. */
  readonly payAgents: () => Promise<void>;
  /** Starts answering; answers where. Rejects when the port is taken. */
  readonly listen: () => Promise<Origins>;
  readonly close: () => Promise<void>;
}

/** The whole gateway, built from its settings and not listening yet. */
export const createPlatform = async ({
  config,
  clock = systemClock,
  logLevel = 'warn',
  slots,
  captchaDigits,
  runsProvider = false,
  providerEnvironment,
  ...given
}: PlatformOptions): Promise<Platform> => {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const isBehindProxy = config.publicOrigin !== undefined;
  let gamesHost: GamesHost | undefined;
  let origins = originsOf(config.publicOrigin ?? `http://localhost:${config.port}`);
  const app = createHttpServer({
    isBehindProxy,
    logLevel,
    intercept: (request, response) => {
      if (!isForGames(request.headers.host)) return false;
      if (gamesHost) gamesHost.handle(request, response);
      else response.writeHead(503, { 'retry-after': '1' }).end();
      return true;
    },
  });
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);

  const store = given.store ?? (await openStore(config, warn('An idle database connection broke')));
  const { db } = store;
  const state = await openSharedState(config.redisUrl, clock, warn('Redis does not answer'));
  const { brands, problems } = await loadBrandFiles(config.merchantsFolder);
  for (const problem of problems) app.log.warn(`Left out a brand file that cannot be used: ${problem}`);
  await store.alone(async () => {
    await openMerchants(db, brands);
    await openTrialMerchants(db, brands);
    await openBrandRules(db, brands);
    await openTeamFigures(db, brands);
    await seedDemo(db, demoSeeding({ brands, clock, slots }));
  });

  const merchants = createMerchants(brands, db, clock, socialOffer(config));
  const catalogue = await openCatalogue(db);
  const matchBook = createMatchBook({ db, catalogue, clock });
  const drawIcon = createIcons(config.merchantsFolder);
  const originOf = ({ code }: Merchant) => brandOrigin(origins.site, code);
  const contacts = createContacts(db, (merchant, path) => originOf(merchant) + path);
  const wireKey = await openWireKey(db);
  const vendorKeys = createVendorKeys(db, clock);
  const paymentKey = await openSigningKey(db, 'payment-ed25519');
  await vendorKeys.register({
    [demoProviderCode]: {
      [demoProviderKeyId]: createPublicKey(paymentKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    },
  });
  if (config.vendorKeysFile) await vendorKeys.register(await readVendorKeys(config.vendorKeysFile), { isWhole: true });
  const hub = createHub(state.bus, warn('An event could not be told'));
  const push = await openPush({ db, clock, config, merchants, warn });
  const happenings = openHappenings({ db, clock, config, hub, merchants, onLetter: push.wake, warn });
  const { happen } = happenings;
  const sessions = createSessions(db, clock, hub);
  const devices = createDeviceTokens(db, clock);
  const launches = createLaunchTokens(state.shortLived);
  const adapters = [demoAdapter(() => origins.games)];

  if (!config.isDemo) closeDevelopmentPages(app);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(rateLimit, { global: false, ...(state.redis && { redis: state.redis }) });
  const route = createRoute(app, {
    merchants,
    admit: createAdmission(merchants),
    countryOf: createCountryOf(isBehindProxy),
    openSession: sessions.open,
    openBody: createBodyOpener(wireKey, clock, state.shortLived),
    verifyVendor: createVendorVerifier(vendorKeys, clock),
    once: createOnce({ db, clock, onTrouble: warn('What follows a call could not be done') }),
  });
  systemRoutes(route, { merchants, contacts, publicKey: wireKey.publicKeyPem, clock });
  const entry = await openEntry({
    app,
    route,
    config,
    db,
    clock,
    state,
    merchants,
    sessions,
    devices,
    ...happenings,
    siteOf: originOf,
    warn,
    captchaDigits,
  });
  await openMemberLife({
    app,
    route,
    config,
    db,
    clock,
    hub,
    state,
    merchants,
    sessions,
    devices,
    ...entry,
    happen,
    warn,
  });
  pushRoutes(route, { merchants, ...push });
  const favourites = createFavourites(db, clock);
  const recents = createRecents(db, clock, warn('A game that was played could not be remembered'));
  catalogueRoutes(route, { catalogue, favourites });
  searchRoutes(route, { db, catalogue });
  favouritesRoutes(route, { catalogue, favourites });
  recentsRoutes(route, { catalogue, recents });
  contentRoutes(route, db, clock);
  helpRoutes(route, db, clock);
  winnersRoutes(route, { db, catalogue, clock });
  openRewards(route, { app, db, clock, hub, merchants, warn });
  matchesRoutes(route, { book: matchBook, clock });
  serviceRoutes(route, { app, clock, merchants, contacts, chat: createChat(db, clock) });
  downloadsRoutes(route, { app, db, clock, merchants, drawIcon, originOf });
  const lotteries = await openLotteries(route, { db, clock, hub, recents, warn });
  const money = await openMoney({
    app,
    route,
    db,
    clock,
    hub,
    catalogue,
    merchants,
    limits: createLoginLimits(state.redis),
    happen,
    paymentKey,
    warn,
  });
  const agentMoney = openAgentMoney(route, { db, clock, hub, merchants, happen, warn });
  const teams = openTeams({
    route,
    db,
    clock,
    hub,
    catalogue,
    merchants,
    paymentPassword: money.paymentPassword,
    rules: entry.rules,
    passwords: entry.passwords,
    siteOf: originOf,
    warn,
  });
  launchRoutes(route, { db, clock, recents, catalogue, tokens: launches, providerOf: providerOf(adapters) });
  const wallet = createGameWallet({
    db,
    clock,
    hub,
    recents,
    catalogue,
    launches,
    games: createGameSessions(db, clock, sessions),
  });
  seamlessRoutes(route, wallet);
  for (const adapter of adapters) adapter.routes?.(app, wallet);
  eventsRoutes(app, route, { hub, shortLived: state.shortLived, merchants, catalogue });
  mediaRoutes(app, {
    catalogue,
    merchants,
    isTeam: matchBook.isTeam,
    drawIcon,
    folder: join(config.dataFolder, 'artwork'),
  });
  healthRoutes(app, { store, state });
  await docsRoutes(app);
  await brandsRoutes(
    app,
    createBundles({ bundlesFolder: config.bundlesFolder, brands, gamesOrigin: () => origins.games }),
    config.bundlesFolder,
  );

  return {
    app,
    store,
    brands: brands.map(({ code }) => code),
    drawLotteries: lotteries.run,
    providerPid: () => gamesHost?.pid(),
    foldTeams: teams.fold,
    payAgents: agentMoney.run,
    listen: async () => {
      await app.listen({ port: config.port, host: '0.0.0.0' });
      const { port } = app.server.address() as AddressInfo;
      origins = originsOf(config.publicOrigin ?? `http://localhost:${port}`);
      gamesHost = openGamesHost({
        config,
        gatewayOrigin: `http://127.0.0.1:${port}`,
        embedders: origins.embedders,
        runsProvider,
        vendorKeys,
        warn,
        ...(providerEnvironment && { environment: providerEnvironment }),
      });
      happenings.start();
      lotteries.start();
      money.start();
      teams.start();
      agentMoney.start();
      return origins;
    },
    close: async () => {
      await agentMoney.stop();
      await teams.stop();
      await money.stop();
      await lotteries.stop();
      await happenings.stop();
      await gamesHost?.close();
      await app.close();
      await state.close();
      await store.close();
    },
  };
};
