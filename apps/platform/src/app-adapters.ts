import { join } from 'node:path';
import { defaultCaptcha } from './core/config/captcha-settings.ts';
import type { Config } from './core/config/config.ts';
import { getEnabledFeatures } from './core/config/features.ts';
import type { Core } from './core/core.ts';
import { createFolderStore } from './core/storage/folder-store.ts';
import type { ObjectStore } from './core/storage/object-store.ts';
import { createS3Store } from './core/storage/s3-store.ts';
import type { DemoPlugin } from './demo/demo.plugin.ts';
import { checkpointStorePort } from './modules/audit/index.ts';
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
import {
  createProtocolAdapter,
  gameProvidersPort,
  readGameList,
  readMatchOdds,
} from './modules/game-integration/index.ts';
import { createHostProofSource, hostProofPort } from './modules/hosts/index.ts';
import { createRemoteIdentityReview, identityReviewPort } from './modules/kyc/index.ts';
import { createDrandBeacon, randomnessBeaconPort } from './modules/lottery/index.ts';
import { createRemoteMessageSender, messageSenderPort } from './modules/notifications/index.ts';
import {
  backOfficePort,
  createRemoteBackOffice,
  createSignedPaymentProvider,
  paymentProvidersPort,
} from './modules/payments/index.ts';
import { createRemoteSupportService, supportServicePort } from './modules/support/index.ts';
import { releaseFilesPort } from './modules/releases/index.ts';
import { pageViewsPort } from './modules/telemetry/index.ts';
import { objectStorePort } from './modules/uploads/index.ts';
import { webhooksPort } from './modules/webhooks/index.ts';

/**
 * Registers an adapter (code that calls an external system) for each external service whose URL the operator has set in
 * the settings. Examples are the message service and the back office.
 */
const provideServices = ({ config, ports, createSignedClient }: Core): void => {
  const { messagesUrl, paymentChannelsUrl, backOfficeUrl, supportUrl, gameVendors, webhooksUrl, analyticsUrl } = config;
  if (messagesUrl) ports.provide(messageSenderPort, createRemoteMessageSender(createSignedClient(messagesUrl)));
  if (paymentChannelsUrl)
    ports.provide(
      paymentProvidersPort,
      [...paymentChannelsUrl].map(([code, url]) => createSignedPaymentProvider(code, createSignedClient(url))),
    );
  if (backOfficeUrl) {
    const backOffice = createSignedClient(backOfficeUrl);
    ports.provide(backOfficePort, createRemoteBackOffice(backOffice));
    ports.provide(identityReviewPort, createRemoteIdentityReview(backOffice));
  }
  if (gameVendors)
    ports.provide(
      gameProvidersPort,
      [...gameVendors].map(([code, { url, currencies, countries }]) =>
        createProtocolAdapter({
          vendors: [code],
          getBaseUrl: () => url,
          rules: {
            currencies,
            countries,
            listGames: (vendor) => readGameList(vendor, createSignedClient(url)),
            listOdds: (matches) => readMatchOdds(matches, createSignedClient(url)),
          },
        }),
      ),
    );
  if (supportUrl) ports.provide(supportServicePort, createRemoteSupportService(createSignedClient(supportUrl)));
  if (webhooksUrl) ports.provide(webhooksPort, createSignedClient(webhooksUrl));
  if (analyticsUrl) ports.provide(pageViewsPort, createSignedClient(analyticsUrl));
};

/** Removes the adapters (connections to external systems) of the features that the operator has switched off. */
const removeDisabledAdapters = ({ config, ports }: Core): void => {
  const features = getEnabledFeatures(config);
  if (!features.has('messages')) ports.remove(messageSenderPort);
  if (!features.has('withdrawals')) ports.remove(backOfficePort);
  if (!features.has('identity')) ports.remove(identityReviewPort);
  if (!features.has('support')) ports.remove(supportServicePort);
  if (!features.has('games')) ports.remove(gameProvidersPort);
};

/**
 * Creates the bot check that callers must pass in addition to the captcha image. It is a proof of work or the widget of
 * an external service. Returns undefined if the settings have no such check.
 */
const createBotCheckProvider = async ({
  config: { captcha: { provider, work, keys: serviceKeys } = defaultCaptcha },
  clock,
  keys,
  shared: { ephemeralStore },
  warn,
}: Core): Promise<BotCheckProvider | undefined> => {
  if (provider === undefined) return undefined;
  if (provider === 'proof-of-work') {
    const { secret } = (await keys.open('bot-check', 'random')).getCurrent();
    return createProofOfWork({ clock, ephemeralStore, secret, work });
  }
  if (!serviceKeys) throw new Error(`The captcha ${provider} needs the keys of its service`);
  return createWidgetProvider({
    service: widgetServices[provider],
    ...serviceKeys,
    warn: warn('The service of the captcha did not respond'),
  });
};

/**
 * Creates the store of audit checkpoints (signed records of the last entry of the audit log). The store is the audit
 * folder if the settings contain one. Otherwise it is the S3 bucket if the settings contain one, and else the folder
 * `audit` in the data folder.
 */
const createCheckpointStore = ({ dataFolder, runtime: { auditFolder, s3 } }: Config): ObjectStore =>
  s3 && !auditFolder ? createS3Store(s3) : createFolderStore(auditFolder ?? join(dataFolder, 'audit'));

/**
 * Registers an adapter for each external system, such as the message sender. In a demonstration, adapters from the
 * settings replace the demo adapters. A feature without an adapter is off.
 */
export const provideAdapters = async (core: Core, demo: DemoPlugin | undefined): Promise<void> => {
  const { config, ports } = core;
  const { google, facebook, breachedPasswordsUrl, beaconUrls, dataFolder } = config;
  const {
    s3,
    uploadsFolder = join(dataFolder, 'uploads'),
    releasesFolder = join(dataFolder, 'releases'),
  } = config.runtime;
  demo?.provideAdapters();
  ports.provide(objectStorePort, s3 ? createS3Store(s3) : createFolderStore(uploadsFolder));
  ports.provide(checkpointStorePort, createCheckpointStore(config));
  ports.provide(releaseFilesPort, s3 ? createS3Store(s3) : createFolderStore(releasesFolder));
  ports.provide(hostProofPort, createHostProofSource(config.dnsServers));
  provideServices(core);
  const botCheckProvider = await createBotCheckProvider(core);
  if (botCheckProvider) ports.provide(botCheckPort, botCheckProvider);
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
  if (beaconUrls) ports.provide(randomnessBeaconPort, createDrandBeacon(beaconUrls));
  removeDisabledAdapters(core);
};
