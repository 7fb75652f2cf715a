import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type CaptchaConfig, captchaVariables, checkCaptchaKeys, toCaptchaConfig } from './captcha-settings.ts';
import { describeMissingFeatures, type FeatureName, featureNames } from './features.ts';
import { findVendorConflicts, type GameVendors, gameVendorsVariable } from './game-vendors-setting.ts';
import { type KeyEncryptionKey, keyEncryptionVariables } from './key-encryption-setting.ts';
import {
  findRuntimeConflicts,
  runtimeEnvironment,
  type RuntimeSettings,
  toRuntimeSettings,
} from './runtime-settings.ts';
import {
  clients,
  createListSchema,
  createServiceSchema,
  createUrlSchema,
  isLocalOrHttps,
  nameServer,
  origin,
  paymentProviders,
  wholeNumber,
} from './setting-schemas.ts';

const workspaceRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Returns true if the gateway is a demonstration. If the setting DEMO is set, only DEMO decides. If DEMO is not set, a
 * gateway without PUBLIC_ORIGIN is a demonstration.
 */
const isDemonstration = ({ DEMO, PUBLIC_ORIGIN }: { DEMO?: string | undefined; PUBLIC_ORIGIN?: string | undefined }) =>
  (DEMO ?? (PUBLIC_ORIGIN ? 'off' : 'on')) === 'on';

const environment = z
  .object({
    PORT: wholeNumber(1, 65_535).default(4200),
    LIVERY_DATA: z.string().default(join(workspaceRoot, '.data')),
    DATABASE_URL: createUrlSchema(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
    ).optional(),
    DATABASE_MIGRATION_URL: createUrlSchema(
      ['postgres:', 'postgresql:'],
      'postgres://owner:password@host:5432/database',
    ).optional(),
    ...keyEncryptionVariables,
    REDIS_URL: createUrlSchema(['redis:', 'rediss:'], 'redis://host:6379').optional(),
    PUBLIC_ORIGIN: origin.optional(),
    PROVIDER_ORIGIN: origin.optional(),
    VENDOR_KEYS: z.string().optional(),
    GAME_VENDORS: gameVendorsVariable.optional(),
    MESSAGES_URL: createServiceSchema('https://messages.example.com').optional(),
    PAYMENT_CHANNELS_URL: paymentProviders.optional(),
    BACK_OFFICE_URL: createServiceSchema('https://back-office.example.com').optional(),
    SUPPORT_URL: createServiceSchema('https://support.example.com').optional(),
    WEBHOOKS_URL: createServiceSchema('https://webhooks.example.com').optional(),
    ANALYTICS_URL: createServiceSchema('https://analytics.example.com').optional(),
    SANDBOX_URL: origin.optional(),
    DNS_SERVERS: createListSchema(nameServer).optional(),
    FEATURES_OFF: createListSchema(
      z.enum(featureNames, { error: `must be a list of these, separated by commas: ${featureNames.join(', ')}` }),
    ).optional(),
    ...captchaVariables,
    BREACHED_PASSWORDS_URL: createUrlSchema(['http:', 'https:'], 'https://api.pwnedpasswords.com/range/').optional(),
    GOOGLE_CLIENTS: clients.optional(),
    GOOGLE_ISSUER: origin.default('https://accounts.google.com'),
    FACEBOOK_CLIENTS: clients.optional(),
    FACEBOOK_ISSUER: origin.default('https://www.facebook.com'),
    GATEWAY_ORIGINS: createListSchema(origin).optional(),
    PUSH_SERVICES: createListSchema(origin).optional(),
    PAYOUT_HOLD_HOURS: wholeNumber(0, 24 * 30).default(24),
    STREAMS_PER_ADDRESS: wholeNumber(1, 100_000).default(200),
    BEACON_URLS: createListSchema(createUrlSchema(['http:', 'https:'], 'https://api.drand.sh')).optional(),
    DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
    ...runtimeEnvironment,
  })
  .superRefine((variables, context) => {
    for (const [name, message] of findRuntimeConflicts(variables, { hasDatabase: Boolean(variables.DATABASE_URL) }))
      context.addIssue({ code: 'custom', path: [name], message });
  })
  .refine(
    ({ CAPTCHA_DIGITS, PUBLIC_ORIGIN, DEMO }) =>
      !CAPTCHA_DIGITS || (!PUBLIC_ORIGIN && isDemonstration({ DEMO, PUBLIC_ORIGIN })),
    {
      path: ['CAPTCHA_DIGITS'],
      error:
        'is for end-to-end tests of a demonstration: unset it if PUBLIC_ORIGIN is set or DEMO is off, ' +
        'since a captcha with fixed digits stops nobody',
    },
  )
  .superRefine(checkCaptchaKeys)
  .superRefine((variables, context) => {
    for (const message of findVendorConflicts(variables, { isDemo: isDemonstration(variables) }))
      context.addIssue({ code: 'custom', path: ['GAME_VENDORS'], message });
  })
  .refine(
    ({ PAYMENT_CHANNELS_URL = new Map(), ...variables }) =>
      isDemonstration(variables) || [...PAYMENT_CHANNELS_URL.values()].every(isLocalOrHttps),
    {
      path: ['PAYMENT_CHANNELS_URL'],
      error: 'must have addresses that begin with https://, except those of this machine',
    },
  )
  .refine(
    ({ PUBLIC_ORIGIN, DEMO }) =>
      !PUBLIC_ORIGIN || isDemonstration({ DEMO, PUBLIC_ORIGIN }) || isLocalOrHttps(PUBLIC_ORIGIN),
    {
      path: ['PUBLIC_ORIGIN'],
      error: 'must begin with https://, except for an address of this machine: visitors send passwords to it',
    },
  )
  .refine(({ PAYMENT_CHANNELS_URL, VENDOR_KEYS }) => !PAYMENT_CHANNELS_URL || VENDOR_KEYS, {
    path: ['PAYMENT_CHANNELS_URL'],
    error: 'needs VENDOR_KEYS: without the public keys of the payment providers, the gateway rejects their callbacks',
  })
  .refine(
    ({ SANDBOX_URL, PUBLIC_ORIGIN, DEMO }) =>
      SANDBOX_URL === undefined ||
      (!isDemonstration({ DEMO, PUBLIC_ORIGIN }) && SANDBOX_URL !== PUBLIC_ORIGIN && isLocalOrHttps(SANDBOX_URL)),
    {
      path: ['SANDBOX_URL'],
      error:
        'must be the https:// origin of another gateway with DEMO=on. A demonstration needs none: its previews show its own data',
    },
  )
  .refine(({ PROVIDER_ORIGIN, DEMO, PUBLIC_ORIGIN }) => !PROVIDER_ORIGIN || isDemonstration({ DEMO, PUBLIC_ORIGIN }), {
    path: ['PROVIDER_ORIGIN'],
    error: 'is for a demonstration: unset it, or set DEMO=on',
  });

/** Names of all environment variables that the gateway reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

interface SocialProviderConfig {
  readonly issuer: string;
  readonly clients: ReadonlyMap<string, { readonly id: string; readonly secret: string | undefined }>;
}

export interface Config {
  /**
   * Key-encryption keys, with which the gateway encrypts the keys that the database stores. The first of them encrypts,
   * and each of them can decrypt. Empty in a demonstration.
   */
  readonly keyEncryptionKeys?: readonly KeyEncryptionKey[] | undefined;
  /**
   * Port of the HTTP server. If the port is 0, the operating system chooses a free port. Only code, such as a test, can
   * set 0: the schema of the environment variable rejects 0.
   */
  readonly port: number;
  /** Folder of the embedded database and of the caches. */
  readonly dataFolder: string;
  /** PostgreSQL URL. If absent, the embedded database in `dataFolder` is used. */
  readonly databaseUrl?: string | undefined;
  /**
   * PostgreSQL URL with the role that owns the tables. Only migrations use this URL. If absent, migrations use
   * `databaseUrl`.
   */
  readonly migrationUrl?: string | undefined;
  /**
   * Redis URL. Redis stores rate limits, tickets (one-time tokens) and events that all gateway instances share. If
   * absent, each process stores these in its own memory.
   */
  readonly redisUrl?: string | undefined;
  /**
   * Origin at which visitors reach the gateway, if a proxy is in front of it. If absent, the origin is
   * `http://localhost:<port>`.
   */
  readonly publicOrigin?: string | undefined;
  /** Origin of a demo game provider that already runs. If absent, the gateway starts its own demo provider. */
  readonly providerOrigin?: string | undefined;
  /**
   * Path of a JSON file with Ed25519 public keys: `{ "<vendor>": { "<key id>": "<base64 of SPKI>" } }`. With these
   * keys, the gateway verifies the calls of game vendors, payment providers and other services. If absent, no keys are
   * loaded.
   */
  readonly vendorKeysFile?: string | undefined;
  /**
   * Game vendors by their code. If absent, a demonstration (`isDemo`) uses its demo game provider, and any other
   * gateway has no games of vendors.
   */
  readonly gameVendors?: GameVendors | undefined;
  /**
   * URL of the service that delivers SMS and e-mail. If absent, a demonstration (`isDemo`) uses its development
   * inbox, and any other gateway sends no messages.
   */
  readonly messagesUrl?: string | undefined;
  /**
   * URLs of the payment providers, by the vendor code of the provider. Each provider accepts deposits and pays
   * withdrawals to members. If absent, a demonstration (`isDemo`) uses its own payment page, and any other gateway
   * accepts no deposits.
   */
  readonly paymentChannelsUrl?: ReadonlyMap<string, string> | undefined;
  /**
   * URL of the operator's back office, which decides on withdrawals and identity checks. If absent, a demonstration
   * (`isDemo`) uses a built-in back office. Any other gateway then offers no withdrawals and no identity checks.
   */
  readonly backOfficeUrl?: string | undefined;
  /**
   * URL of the operator's support service, which gets chat messages and feedback. If absent, a demonstration
   * (`isDemo`) uses a built-in service, and any other gateway has no live chat and no feedback.
   */
  readonly supportUrl?: string | undefined;
  /**
   * URL of the operator's service that receives webhook events, such as registrations, deposits and withdrawals. If
   * absent, no events are stored.
   */
  readonly webhooksUrl?: string | undefined;
  /** URL of the operator's service that receives the page views of the app. If absent, page views are discarded. */
  readonly analyticsUrl?: string | undefined;
  /**
   * Origin of a second gateway, with DEMO=on. Previews of unpublished brand drafts show the demo data of that
   * gateway. If absent, previews in a demonstration (`isDemo`) show its own data, and other previews show no data.
   */
  readonly sandboxUrl?: string | undefined;
  /**
   * Name servers that the gateway queries to verify the hosts of brands, with or without a port. If absent, the name
   * servers of the machine are used.
   */
  readonly dnsServers?: readonly string[] | undefined;
  /** Features that the operator has switched off with the setting FEATURES_OFF. */
  readonly featuresOff?: readonly FeatureName[] | undefined;
  /**
   * Digits that every captcha image shows. End-to-end tests set these digits, because a test cannot read an image. If
   * absent, the digits are random.
   */
  readonly captchaDigits?: string | undefined;
  /**
   * Captcha of log-in and registration, which makes automatic attempts expensive. If absent, `defaultCaptcha` is
   * used: an image and a proof of work.
   */
  readonly captcha?: CaptchaConfig;
  /**
   * URL of a service that finds passwords from published data breaches. The gateway sends only the first characters of
   * the hash of a password. If absent, the gateway calls no such service.
   */
  readonly breachedPasswordsUrl?: string | undefined;
  /**
   * Origins that are allowed in the field `gateway` of a brand document. This field contains the origin to which the
   * app of the brand sends its calls. The origins of the site and of the brand itself are always allowed.
   */
  readonly gatewayOrigins?: readonly string[] | undefined;
  /**
   * Allowed origins of push services, in addition to the origins of the push services of the browser vendors. The
   * gateway sends push messages only to allowed origins.
   */
  readonly pushServices?: readonly string[] | undefined;
  /** Hours for which withdrawals from a wallet are blocked after a reset of its payment password. */
  readonly payoutHoldHours: number;
  /** Maximum number of event streams that one IP address can open at this gateway. */
  readonly streamsPerAddress: number;
  /**
   * URLs of drand servers, without a closing slash. The draws use the public random numbers of drand. If absent, a
   * demonstration creates its own random numbers, and any other gateway uses the public drand servers.
   */
  readonly beaconUrls?: readonly string[] | undefined;
  /**
   * Issuer and OAuth clients for log-in with Google. If absent, a demonstration uses the development identity
   * provider, and any other gateway does not offer log-in with Google. The same applies to `facebook`.
   */
  readonly google?: SocialProviderConfig;
  readonly facebook?: SocialProviderConfig;
  /**
   * True for a demonstration. A demonstration serves the development inbox, identity provider and payment page, with
   * which anyone can log in as any member.
   */
  readonly isDemo: boolean;
  /** Folder of the brand files, `<code>.json`. */
  readonly merchantsFolder: string;
  /** Folder of the app bundles that were composed (built) for the brands, with a subfolder for each brand. */
  readonly bundlesFolder: string;
  /** Folder of the built console for operators. */
  readonly consoleFolder: string;
  /**
   * Folder of the compiled app, from which the gateway composes (builds) the app bundle of each brand. Without this
   * folder, the gateway composes no bundles.
   */
  readonly compileFolder: string;
  readonly runtime: RuntimeSettings;
}

/** Error for invalid or missing environment variables. The message has one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(summary: string, lines: readonly string[] = []) {
    super([summary, ...new Set(lines.map((line) => `  ${line}`))].join('\n'));
  }
}

/**
 * Formats a variable and its value for an error message. Omits the value if it can contain a secret, such as the
 * password in a database URL.
 */
const shown = (name: string, values: Record<string, string | undefined>): string =>
  /_(?:URL|CLIENTS|SECRET|KEY)$/.test(name) ? name : `${name}=${values[name]}`;

const toConfig = (variables: z.output<typeof environment>): Config => {
  const {
    PORT,
    LIVERY_DATA,
    DATABASE_URL,
    DATABASE_MIGRATION_URL,
    KEY_ENCRYPTION_KEY,
    KEY_ENCRYPTION_KEY_FILE,
    REDIS_URL,
    PUBLIC_ORIGIN,
    PROVIDER_ORIGIN,
    VENDOR_KEYS,
    GAME_VENDORS,
    MESSAGES_URL,
    PAYMENT_CHANNELS_URL,
    BACK_OFFICE_URL,
    SUPPORT_URL,
    WEBHOOKS_URL,
    ANALYTICS_URL,
    SANDBOX_URL,
    DNS_SERVERS,
    FEATURES_OFF,
    CAPTCHA_DIGITS,
    GATEWAY_ORIGINS,
    PUSH_SERVICES,
    BEACON_URLS,
    GOOGLE_CLIENTS,
    GOOGLE_ISSUER,
    FACEBOOK_CLIENTS,
    FACEBOOK_ISSUER,
    BREACHED_PASSWORDS_URL,
    PAYOUT_HOLD_HOURS,
    STREAMS_PER_ADDRESS,
    MERCHANTS_FOLDER,
    BUNDLES_FOLDER,
    CONSOLE_FOLDER,
    COMPILE_FOLDER,
    DEMO,
  } = variables;
  return {
    port: PORT,
    dataFolder: LIVERY_DATA,
    databaseUrl: DATABASE_URL,
    migrationUrl: DATABASE_MIGRATION_URL,
    keyEncryptionKeys: KEY_ENCRYPTION_KEY ?? KEY_ENCRYPTION_KEY_FILE,
    redisUrl: REDIS_URL,
    publicOrigin: PUBLIC_ORIGIN,
    providerOrigin: PROVIDER_ORIGIN,
    vendorKeysFile: VENDOR_KEYS,
    gameVendors: GAME_VENDORS,
    messagesUrl: MESSAGES_URL,
    paymentChannelsUrl: PAYMENT_CHANNELS_URL,
    backOfficeUrl: BACK_OFFICE_URL,
    supportUrl: SUPPORT_URL,
    webhooksUrl: WEBHOOKS_URL,
    analyticsUrl: ANALYTICS_URL,
    sandboxUrl: SANDBOX_URL,
    dnsServers: DNS_SERVERS,
    featuresOff: FEATURES_OFF,
    captchaDigits: CAPTCHA_DIGITS,
    captcha: toCaptchaConfig(variables),
    breachedPasswordsUrl: BREACHED_PASSWORDS_URL,
    ...(GOOGLE_CLIENTS && { google: { issuer: GOOGLE_ISSUER, clients: GOOGLE_CLIENTS } }),
    ...(FACEBOOK_CLIENTS && { facebook: { issuer: FACEBOOK_ISSUER, clients: FACEBOOK_CLIENTS } }),
    gatewayOrigins: GATEWAY_ORIGINS,
    pushServices: PUSH_SERVICES,
    beaconUrls: BEACON_URLS,
    payoutHoldHours: PAYOUT_HOLD_HOURS,
    streamsPerAddress: STREAMS_PER_ADDRESS,
    isDemo: isDemonstration({ DEMO, PUBLIC_ORIGIN }),
    merchantsFolder: MERCHANTS_FOLDER ?? join(workspaceRoot, 'merchants'),
    bundlesFolder: BUNDLES_FOLDER ?? join(workspaceRoot, 'dist', 'brands'),
    consoleFolder: CONSOLE_FOLDER ?? join(workspaceRoot, 'dist', 'console'),
    compileFolder: COMPILE_FOLDER ?? join(workspaceRoot, 'dist', 'compile'),
    runtime: toRuntimeSettings(variables, PUBLIC_ORIGIN !== undefined),
  };
};

/**
 * Reads the settings from environment variables. An empty variable counts as absent. Throws a ConfigError that lists
 * all invalid variables. If all variables are valid, a production gateway throws a ConfigError that lists the missing
 * ones.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const values = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = environment.safeParse(values);
  if (!parsed.success)
    throw new ConfigError(
      'The environment has settings that cannot be used. Correct them, or unset them to get the defaults:',
      parsed.error.issues.map(({ path, message }) => `${shown(String(path[0]), values)}  ${message}`),
    );
  const config = toConfig(parsed.data);
  const missing = describeMissingFeatures(config);
  if (missing.length > 0)
    throw new ConfigError('This gateway is not a demonstration (DEMO is off), and settings are missing:', missing);
  return config;
};
