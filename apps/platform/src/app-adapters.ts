import type { Core } from './core/core.ts';
import type { DemoPlugin } from './demo/demo.plugin.ts';
import { createDemoAdapter } from './demo/game-provider/demo-adapter.ts';
import { discoverOidcProvider, identityProvidersPort } from './modules/auth/index.ts';
import { gameProvidersPort } from './modules/game-integration/index.ts';
import { createDrandBeacon, randomnessBeaconPort } from './modules/lottery/index.ts';
import { createWebhookSender, messageSenderPort } from './modules/notifications/index.ts';

/**
 * Registers an adapter for each outside system, such as the message sender. In a demonstration, the demo adapters are
 * registered first and adapters from the settings replace them. A port without an adapter uses the fallback that its
 * module defines.
 */
export const provideAdapters = async (
  { config, ports, getOrigins }: Core,
  demo: DemoPlugin | undefined,
): Promise<void> => {
  const { messagesUrl, messagesSecret = '', google, facebook, beaconUrls } = config;
  demo?.provideAdapters();
  if (messagesUrl) ports.provide(messageSenderPort, createWebhookSender(messagesUrl, messagesSecret));
  ports.provide(identityProvidersPort, {
    ...ports.use(identityProvidersPort),
    ...(google && { google: await discoverOidcProvider({ channel: 'google', ...google }) }),
    ...(facebook && { facebook: await discoverOidcProvider({ channel: 'facebook', ...facebook }) }),
  });
  if (beaconUrls) ports.provide(randomnessBeaconPort, createDrandBeacon(beaconUrls));
  ports.provide(gameProvidersPort, [createDemoAdapter(() => getOrigins().games)]);
};
