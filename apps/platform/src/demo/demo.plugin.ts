import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Core } from '../core/core.ts';
import { defineModule, type Module } from '../core/modules/define-module.ts';
import { authModule, identityProvidersPort } from '../modules/auth/index.ts';
import { gameIntegrationModule, gameProvidersPort } from '../modules/game-integration/index.ts';
import { identityReviewPort } from '../modules/kyc/index.ts';
import { randomnessBeaconPort } from '../modules/lottery/index.ts';
import { messageSenderPort, notificationsModule } from '../modules/notifications/index.ts';
import { backOfficePort, paymentProvidersPort } from '../modules/payments/index.ts';
import { supportServicePort } from '../modules/support/index.ts';
import { createDemoContent, type DemoContentOptions } from './content.plugin.ts';
import { createDemoAdapter } from './game-provider/demo-adapter.ts';
import type { GamesHost } from './game-provider/provider-host.ts';
import { createDevInbox } from './dev-inbox/dev-inbox.ts';
import { inboxRoutes } from './dev-inbox/dev-inbox.routes.ts';
import { createDevProvider } from './identity-provider/identity-provider.ts';
import { devProviderRoutes } from './identity-provider/identity-provider.routes.ts';
import { demoIdentityReview } from './kyc/identity-review.ts';
import { serveLocalHosts } from './local-hosts.ts';
import { operatorCodesRoutes } from './operators/operator-codes.routes.ts';
import { loadDemoBeacon } from './lottery/demo-beacon.ts';
import { previewSessionRoutes } from './previews/preview-session.routes.ts';
import { demoBackOffice } from './payments/demo-back-office.ts';
import { paymentPageRoutes } from './payments/payment-page.routes.ts';
import { createDemoProvider, demoProviderCode, demoProviderKeyId } from './payments/payment-provider.ts';
import { demoPageRoutes } from './support/demo-page.routes.ts';
import { demoSupportService } from './support/demo-support-service.ts';

/**
 * Parts of the gateway that only a demonstration has: adapters for all external systems, demo content, and the
 * development pages.
 */
export interface DemoPlugin {
  /** Sets the demo adapter of every external system. Call it before the modules are registered. */
  readonly provideAdapters: () => void;
  readonly content: ReturnType<typeof createDemoContent>;
  /**
   * All modules of the demonstration: its content, and the development pages. On the development pages, anyone can read
   * codes, log in as any member and confirm any payment.
   */
  readonly modules: readonly Module[];
}

/**
 * Creates the adapters, the content and the development pages of a demonstration. Call it only if the settings enable
 * the demonstration.
 */
export const createDemoPlugin = async (core: Core, options: DemoContentOptions): Promise<DemoPlugin> => {
  const { app, config, db, clock, keys, shared, brands, hosts, ports } = core;
  serveLocalHosts(core);
  const devInbox = createDevInbox(db, clock);
  const paymentKey = await keys.open('payment-ed25519', 'ed25519');
  const paymentProvider = createDemoProvider(createPrivateKey(paymentKey.getCurrent().secret));
  const beacon = await loadDemoBeacon(keys, clock);
  const identityProvider = await createDevProvider({
    key: (await keys.open('oauth-dev', 'p256')).getCurrent().secret,
    clock,
    ephemeralStore: shared.ephemeralStore,
    findMerchant: brands.find,
  });

  let gamesHost: GamesHost | undefined;
  const content = createDemoContent({ ...options, onGamesHost: (host) => (gamesHost = host) });
  const pages = defineModule({
    name: 'demo-pages',
    dependsOn: { auth: authModule, gameIntegration: gameIntegrationModule, notifications: notificationsModule },
    register: async (_core, { auth, gameIntegration: { vendorKeys }, notifications: { withNotifications } }) => {
      await vendorKeys.register({
        [demoProviderCode]: {
          [demoProviderKeyId]: createPublicKey(paymentProvider.privateKey)
            .export({ type: 'spki', format: 'der' })
            .toString('base64'),
        },
      });
      devProviderRoutes(app, { provider: identityProvider, hosts, withNotifications });
      paymentPageRoutes(app, {
        db,
        clock,
        brands,
        hosts,
        provider: paymentProvider,
        getSite: () => core.getOrigins().site,
      });
      demoPageRoutes(app, brands);
      previewSessionRoutes(app, { ...auth, db, brands });
      operatorCodesRoutes(app, { clock, getConsoleOrigin: () => core.getOrigins().console });
      // The development inbox is registered only without a messaging service. A real messaging service delivers the
      // messages itself, so the inbox would stay empty.
      if (!config.messagesUrl) inboxRoutes(app, brands, devInbox);
    },
  });

  return {
    content,
    modules: [content, pages],
    provideAdapters: () => {
      const { provider } = identityProvider;
      ports.provide(messageSenderPort, devInbox);
      ports.provide(identityProvidersPort, { google: provider, facebook: provider, sms: provider });
      ports.provide(paymentProvidersPort, [paymentProvider]);
      ports.provide(backOfficePort, demoBackOffice);
      ports.provide(randomnessBeaconPort, beacon);
      ports.provide(identityReviewPort, demoIdentityReview);
      ports.provide(supportServicePort, demoSupportService);
      ports.provide(gameProvidersPort, [
        createDemoAdapter({
          getGamesOrigin: () => core.getOrigins().games,
          getGamesHost: () => gamesHost,
          createSignedClient: core.createSignedClient,
        }),
      ]);
    },
  };
};
