import type { Core } from './core/core.ts';
import type { DemoPlugin } from './demo/demo.plugin.ts';
import { createDemoAdapter } from './demo/game-provider/demo-adapter.ts';
import { discoverOidcProvider, identityProvidersPort } from './modules/auth/index.ts';
import { gameProvidersPort } from './modules/game-integration/index.ts';
import { createWebhookSender, messageSenderPort } from './modules/notifications/index.ts';
import { createSignedPaymentProvider, paymentProvidersPort } from './modules/payments/index.ts';

/**
 * Registers an adapter for each outside system, such as the message sender. In a demonstration, the demo adapters are
 * registered first and adapters from the settings replace them. A port without an adapter uses the fallback that its
 * module defines.
 */
export const provideAdapters = async (
  { config, ports, getOrigins, createSignedClient }: Core,
  demo: DemoPlugin | undefined,
): Promise<void> => {
  const { messagesUrl, messagesSecret = '', paymentChannelsUrl, google, facebook } = config;
  demo?.provideAdapters();
  if (messagesUrl) ports.provide(messageSenderPort, createWebhookSender(messagesUrl, messagesSecret));
  if (paymentChannelsUrl)
    ports.provide(
      paymentProvidersPort,
      [...paymentChannelsUrl].map(([code, url]) => createSignedPaymentProvider(code, createSignedClient(url))),
    );
  ports.provide(identityProvidersPort, {
    ...ports.use(identityProvidersPort),
    ...(google && { google: await discoverOidcProvider({ channel: 'google', ...google }) }),
    ...(facebook && { facebook: await discoverOidcProvider({ channel: 'facebook', ...facebook }) }),
  });
  ports.provide(gameProvidersPort, [createDemoAdapter(() => getOrigins().games)]);
};
