import type { AppOptions, App } from './app.types.ts';
import { createPublicKey } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { registerCatalogue } from './modules/catalogue/catalogue.plugin.ts';
import { registerContent } from './modules/content/content.plugin.ts';
import { registerGameIntegration } from './modules/game-integration/game-integration.plugin.ts';
import { registerDemo } from './demo/demo.plugin.ts';
import { registerSecurityHeaders } from './core/http/security-headers.ts';
import rateLimit from '@fastify/rate-limit';
import { createDevInbox } from './demo/dev-inbox/dev-inbox.ts';
import { createWebhookSender } from './modules/notifications/webhook-message-channel.ts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { brandsRoutes } from './modules/brands/bundles/brand-bundles.routes.ts';
import { createBundleFinder } from './modules/brands/bundles/brand-bundles.ts';
import { loadCatalogue } from './modules/catalogue/games/catalogue.ts';
import { systemClock } from './core/clock/clock.ts';
import { registerAgents } from './modules/agents/agents.plugin.ts';
import { connectDatabase } from './core/db/connect-database.ts';
import { downloadsRoutes } from './modules/brands/app-install/app-install.routes.ts';
import { getOrCreateSigningKey, getOrCreateWireKey } from './core/crypto/gateway-keys.ts';
import { createBodyDecryptor } from './core/crypto/request-encryption/decrypt-body.ts';
import { eventsRoutes } from './modules/realtime/events.routes.ts';
import { createEventHub } from './core/realtime/event-hub.ts';
import { docsRoutes } from './core/openapi/openapi.routes.ts';
import { createNotifications } from './modules/notifications/create-notifications.ts';
import { healthRoutes } from './core/health/health.routes.ts';
import { createIdempotency } from './core/http/idempotency.ts';
import { disableDevPages } from './core/http/disable-dev-pages.ts';
import { createRoute } from './core/http/route.ts';
import { createHttpServer } from './core/http/server.ts';
import { ensureBrandAccounts } from './modules/ledger/accounts.ts';
import { registerLottery } from './modules/lottery/lottery.plugin.ts';
import { createFixtureSchedule } from './modules/sports/fixture-schedule.ts';
import { matchesRoutes } from './modules/sports/fixtures.routes.ts';
import { createIconRenderer } from './modules/brands/media/brand-icon.ts';
import { registerMembers } from './modules/account/account.plugin.ts';
import { mediaRoutes } from './demo/artwork/artwork.routes.ts';
import { createAvailabilityGuard, createCountryResolver } from './modules/brands/availability-guard.ts';
import { loadBrandFiles } from './modules/brands/load-brand-files.ts';
import { createMerchants } from './modules/brands/brand-repository.ts';
import { buildBrandOrigin, isGamesHost, resolveOrigins } from './core/http/origins.ts';
import { registerRewards } from './modules/rewards/rewards.plugin.ts';
import { demoProviderCode, demoProviderKeyId } from './demo/payments/payment-provider.ts';
import { registerPayments } from './modules/payments/payments.plugin.ts';
import { createDemoAdapter } from './demo/game-provider/demo-adapter.ts';
import { type GamesHost, startGamesHost } from './demo/game-provider/provider-host.ts';
import { createPushService } from './modules/notifications/push/push.plugin.ts';
import { pushRoutes } from './modules/notifications/push/push.routes.ts';
import { createVendorKeys, loadVendorKeys } from './modules/game-integration/vendors/vendor-keys.ts';
import { createVendorVerifier } from './modules/game-integration/vendors/verify-signature.ts';
import { createDemoSeedOptions } from './demo/seed/seed-options.ts';
import { seedDemo } from './demo/seed/seed-demo.ts';
import { createChat } from './modules/support/chat.ts';
import { createContacts } from './modules/support/contacts.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { createDeviceTokens } from './modules/auth/sessions/device-tokens.ts';
import { registerAuth } from './modules/auth/auth.plugin.ts';
import { createLoginLimits } from './core/rate-limits/attempt-limits.ts';
import { createSessions } from './modules/auth/sessions/sessions.ts';
import { ensureTrialAccounts } from './modules/auth/login/trial-accounts.ts';
import { createSharedStore } from './core/shared-store/create-shared-store.ts';
import { createSocialAvailability } from './modules/auth/social/enabled-providers.ts';
import { systemRoutes } from './modules/site-settings/site-settings.routes.ts';
import { syncTeamTimeZones } from './modules/agents/team/statistics.ts';
import { registerTeam } from './modules/agents/team.plugin.ts';
import { ensureDefaultFieldRules } from './modules/auth/field-rules/default-field-rules.ts';
import { winnersRoutes } from './modules/betting/winners/winners.routes.ts';

/** The whole gateway, built from its settings and not listening yet. */
export const buildApp = async ({
  config,
  clock = systemClock,
  logLevel = 'warn',
  slots,
  captchaDigits,
  runsProvider = false,
  providerEnvironment,
  ...options
}: AppOptions): Promise<App> => {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const isBehindProxy = config.publicOrigin !== undefined;
  let gamesHost: GamesHost | undefined;
  let origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${config.port}`);
  const app = createHttpServer({
    isBehindProxy,
    logLevel,
    intercept: (request, response) => {
      if (!isGamesHost(request.headers.host)) return false;
      if (gamesHost) gamesHost.handle(request, response);
      else response.writeHead(503, { 'retry-after': '1' }).end();
      return true;
    },
  });
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);

  const store = options.store ?? (await connectDatabase(config, warn('An idle database connection broke')));
  const { db } = store;
  const state = await createSharedStore(config.redisUrl, clock, warn('Redis does not respond'));
  const { brands, problems } = await loadBrandFiles(config.merchantsFolder);
  for (const problem of problems) app.log.warn(`Skipped an invalid brand file: ${problem}`);
  await store.withAdvisoryLock(async () => {
    await ensureBrandAccounts(db, brands);
    await ensureTrialAccounts(db, brands);
    await ensureDefaultFieldRules(db, brands);
    await syncTeamTimeZones(db, brands);
    await seedDemo(db, createDemoSeedOptions({ brands, clock, slots }));
  });

  const merchants = createMerchants(brands, db, clock, createSocialAvailability(config));
  const catalogue = await loadCatalogue(db);
  const fixtureSchedule = createFixtureSchedule({ db, catalogue, clock });
  const renderIcon = createIconRenderer(config.merchantsFolder);
  const getSiteOrigin = ({ code }: Merchant) => buildBrandOrigin(origins.site, code);
  const contacts = createContacts(db, (merchant, path) => getSiteOrigin(merchant) + path);
  const wireKey = await getOrCreateWireKey(db);
  const vendorKeys = createVendorKeys(db, clock);
  const paymentKey = await getOrCreateSigningKey(db, 'payment-ed25519');
  await vendorKeys.register({
    [demoProviderCode]: {
      [demoProviderKeyId]: createPublicKey(paymentKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    },
  });
  if (config.vendorKeysFile) await vendorKeys.register(await loadVendorKeys(config.vendorKeysFile), { isWhole: true });
  const hub = createEventHub(state.pubSub, warn('An event could not be published'));
  const push = await createPushService({ db, clock, config, merchants, warn });
  const devInbox = config.messagesUrl ? undefined : createDevInbox(db, clock);
  const notifications = createNotifications({
    db,
    clock,
    messages: devInbox ?? createWebhookSender(config.messagesUrl ?? '', config.messagesSecret ?? ''),
    hub,
    merchants,
    onMessageCreated: push.notifySubscribers,
    warn,
  });
  const { withNotifications } = notifications;
  const sessions = createSessions(db, clock, hub);
  const devices = createDeviceTokens(db, clock);

  if (!config.isDemo) disableDevPages(app);
  await registerSecurityHeaders(app);
  await app.register(rateLimit, { global: false, ...(state.redis && { redis: state.redis }) });
  const route = createRoute(app, {
    merchants,
    assertAvailable: createAvailabilityGuard(merchants),
    getCountry: createCountryResolver(isBehindProxy),
    authenticate: sessions.open,
    decryptBody: createBodyDecryptor(wireKey, clock, state.ephemeralStore),
    verifyVendor: createVendorVerifier(vendorKeys, clock),
    runIdempotent: createIdempotency({ db, clock, onError: warn('A task after the commit of a call failed') }),
  });
  systemRoutes(route, { merchants, contacts, publicKey: wireKey.publicKeyPem, clock });
  const demo = await registerDemo({
    app,
    db,
    clock,
    ephemeralStore: state.ephemeralStore,
    merchants,
    withNotifications,
    devInbox,
    paymentKey,
  });
  const entry = await registerAuth({
    app,
    route,
    config,
    db,
    clock,
    state,
    merchants,
    sessions,
    devices,
    withNotifications,
    developmentProvider: config.isDemo ? demo.identityProvider : undefined,
    getSiteOrigin,
    warn,
    captchaDigits,
  });
  await registerMembers({
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
    withNotifications,
    warn,
  });
  pushRoutes(route, { merchants, ...push });
  const { recents } = registerCatalogue(route, { db, clock, catalogue, warn });
  registerContent(route, { db, clock });
  winnersRoutes(route, { db, catalogue, clock });
  registerRewards(route, { app, db, clock, hub, merchants, warn });
  matchesRoutes(route, { schedule: fixtureSchedule, clock });
  supportRoutes(route, { app, clock, merchants, contacts, chat: createChat(db, clock) });
  downloadsRoutes(route, { app, db, clock, merchants, renderIcon, getSiteOrigin });
  const lotteries = await registerLottery(route, { db, clock, hub, recents, warn });
  const money = await registerPayments({
    route,
    db,
    clock,
    hub,
    catalogue,
    merchants,
    limits: createLoginLimits(state.redis),
    withNotifications,
    provider: demo.paymentProvider,
    backOffice: demo.backOffice,
    warn,
  });
  const agentMoney = registerAgents(route, { db, clock, hub, merchants, withNotifications, warn });
  const teams = registerTeam({
    route,
    db,
    clock,
    hub,
    catalogue,
    merchants,
    paymentPassword: money.paymentPassword,
    rules: entry.rules,
    passwords: entry.passwords,
    getSiteOrigin,
    warn,
  });
  registerGameIntegration(route, {
    app,
    db,
    clock,
    hub,
    catalogue,
    recents,
    sessions,
    ephemeralStore: state.ephemeralStore,
    adapters: [createDemoAdapter(() => origins.games)],
  });
  eventsRoutes(app, route, { hub, ephemeralStore: state.ephemeralStore, merchants, catalogue });
  mediaRoutes(app, {
    catalogue,
    merchants,
    isTeam: fixtureSchedule.isTeam,
    renderIcon,
    folder: join(config.dataFolder, 'artwork'),
  });
  healthRoutes(app, { store, state });
  await docsRoutes(app);
  await brandsRoutes(
    app,
    createBundleFinder({ bundlesFolder: config.bundlesFolder, brands, gamesOrigin: () => origins.games }),
    config.bundlesFolder,
  );

  return {
    app,
    store,
    brands: brands.map(({ code }) => code),
    drawLotteries: lotteries.run,
    providerPid: () => gamesHost?.pid(),
    aggregateTeams: teams.aggregate,
    payAgents: agentMoney.run,
    listen: async () => {
      await app.listen({ port: config.port, host: '0.0.0.0' });
      const { port } = app.server.address() as AddressInfo;
      origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${port}`);
      gamesHost = startGamesHost({
        config,
        gatewayOrigin: `http://127.0.0.1:${port}`,
        embedders: origins.embedders,
        runsProvider,
        vendorKeys,
        warn,
        ...(providerEnvironment && { environment: providerEnvironment }),
      });
      notifications.start();
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
      await notifications.stop();
      await gamesHost?.close();
      await app.close();
      await state.close();
      await store.close();
    },
  };
};
