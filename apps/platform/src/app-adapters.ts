import { defaultCaptcha } from './core/config/captcha-settings.ts';
import type { Core } from './core/core.ts';
import { getOrCreateSecret } from './core/crypto/gateway-keys.ts';
import { createToken } from './core/crypto/token.ts';
import type { DemoPlugin } from './demo/demo.plugin.ts';
import { createDemoAdapter } from './demo/game-provider/demo-adapter.ts';
import {
  botCheckPort,
  type BotCheckProvider,
  breachedPasswordsPort,
  createProofOfWork,
  createRangeClient,
  createWidgetProvider,
  discoverOidcProvider,
  identityProvidersPort,
  widgetServices,
} from './modules/auth/index.ts';
import { gameProvidersPort } from './modules/game-integration/index.ts';
import { createWebhookSender, messageSenderPort } from './modules/notifications/index.ts';

/** Creates the part of the captcha that is not an image. Returns undefined if the settings name none. */
const createBotCheckProvider = async ({
  config: { captcha: { provider, work, keys } = defaultCaptcha },
  db,
  clock,
  shared: { ephemeralStore },
  warn,
}: Core): Promise<BotCheckProvider | undefined> => {
  if (provider === undefined) return undefined;
  if (provider === 'proof-of-work') {
    const secret = await getOrCreateSecret(db, 'bot-check', async () => createToken());
    return createProofOfWork({ clock, ephemeralStore, secret, work });
  }
  if (!keys) throw new Error(`The captcha ${provider} needs the keys of its service`);
  return createWidgetProvider({
    service: widgetServices[provider],
    ...keys,
    warn: warn('The service of the captcha did not respond'),
  });
};

/**
 * Registers an adapter for each outside system, such as the message sender. In a demonstration, the demo adapters are
 * registered first and adapters from the settings replace them. A port without an adapter uses the fallback that its
 * module defines.
 */
export const provideAdapters = async (core: Core, demo: DemoPlugin | undefined): Promise<void> => {
  const { config, ports, getOrigins } = core;
  const { messagesUrl, messagesSecret = '', google, facebook, breachedPasswordsUrl } = config;
  demo?.provideAdapters();
  const botCheckProvider = await createBotCheckProvider(core);
  if (botCheckProvider) ports.provide(botCheckPort, botCheckProvider);
  if (messagesUrl) ports.provide(messageSenderPort, createWebhookSender(messagesUrl, messagesSecret));
  if (breachedPasswordsUrl)
    ports.provide(
      breachedPasswordsPort,
      createRangeClient(breachedPasswordsUrl, core.warn('The service of breached passwords did not respond')),
    );
  ports.provide(identityProvidersPort, {
    ...ports.use(identityProvidersPort),
    ...(google && { google: await discoverOidcProvider({ channel: 'google', ...google }) }),
    ...(facebook && { facebook: await discoverOidcProvider({ channel: 'facebook', ...facebook }) }),
  });
  ports.provide(gameProvidersPort, [createDemoAdapter(() => getOrigins().games)]);
};
