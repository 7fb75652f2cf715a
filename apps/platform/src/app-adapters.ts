import type { Core } from './core/core.ts';
import type { DemoPlugin } from './demo/demo.plugin.ts';
import { createDemoAdapter } from './demo/game-provider/demo-adapter.ts';
import { discoverOidcProvider, identityProvidersPort } from './modules/auth/index.ts';
import { gameProvidersPort } from './modules/game-integration/index.ts';
import { createWebhookSender, messageSenderPort } from './modules/notifications/index.ts';

/**
 * Chooses the adapters of outside systems by the settings. A demonstration provides all of them, and the settings
 * replace some. A port without an adapter has the fallback that its module defines.
 */
export const provideAdapters = async (
  { config, ports, getOrigins }: Core,
  demo: DemoPlugin | undefined,
): Promise<void> => {
  const { messagesUrl, messagesSecret = '', google, facebook } = config;
  demo?.provideAdapters();
  if (messagesUrl) ports.provide(messageSenderPort, createWebhookSender(messagesUrl, messagesSecret));
  ports.provide(identityProvidersPort, {
    ...ports.use(identityProvidersPort),
    ...(google && { google: await discoverOidcProvider({ channel: 'google', ...google }) }),
    ...(facebook && { facebook: await discoverOidcProvider({ channel: 'facebook', ...facebook }) }),
  });
  ports.provide(gameProvidersPort, [createDemoAdapter(() => getOrigins().games)]);
};
