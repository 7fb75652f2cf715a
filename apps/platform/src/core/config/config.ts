import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { KeyEncryptionKey } from '../crypto/key-encryption.ts';
import { parseKeyEncryptionKeys, readKeyEncryptionFile } from './key-encryption-setting.ts';

const workspaceRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

const createUrlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

const origin = createUrlSchema(['http:', 'https:'], 'https://play.example.com').refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  { error: 'must be an origin alone, without a path or a closing slash, like https://play.example.com' },
);

/** Creates the schema of a text with items separated by commas. `one` is the schema of an item. */
const createListSchema = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(one));

/**
 * OAuth clients at an identity provider, as `brand=id:secret,*=id`. `*` is the client of all brands without an entry.
 */
const clients = z.string().transform((text, context) => {
  const clientsByBrand = new Map<string, { readonly id: string; readonly secret: string | undefined }>();
  for (const each of text.split(',')) {
    const [, brand, id, secret] = /^([a-z0-9-]+|\*)=([\w.-]{3,200})(?::([\w.~-]{3,200}))?$/.exec(each.trim()) ?? [];
    if (!brand || !id || clientsByBrand.has(brand)) {
      // The error message must not contain the text, because the text contains secrets.
      context.addIssue({
        code: 'custom',
        message:
          'must be one client for each brand, like bituinara=id:secret,*=id:secret (a * for all other brands; Facebook needs no secret)',
      });
      return z.NEVER;
    }
    clientsByBrand.set(brand, { id, secret });
  }
  return clientsByBrand;
});

/** Creates the schema of key-encryption keys. `read` converts the setting and throws an error without secrets. */
const createKeysSchema = (read: (text: string) => readonly KeyEncryptionKey[]) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    error: 'must be a whole number from 1 to 65535',
  })
  .transform(Number);

const environment = z
  .object({
    PORT: port.default(4200),
    LIVERY_DATA: z.string().default(join(workspaceRoot, '.data')),
    DATABASE_URL: createUrlSchema(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
    ).optional(),
    DATABASE_MIGRATION_URL: createUrlSchema(
      ['postgres:', 'postgresql:'],
      'postgres://owner:password@host:5432/database',
    ).optional(),
    KEY_ENCRYPTION_KEY: createKeysSchema(parseKeyEncryptionKeys).optional(),
    KEY_ENCRYPTION_KEY_FILE: createKeysSchema(readKeyEncryptionFile).optional(),
    REDIS_URL: createUrlSchema(['redis:', 'rediss:'], 'redis://host:6379').optional(),
    PUBLIC_ORIGIN: origin.optional(),
    PROVIDER_ORIGIN: origin.optional(),
    VENDOR_KEYS: z.string().optional(),
    MESSAGES_URL: createUrlSchema(['http:', 'https:'], 'https://messages.example.com/send').optional(),
    CAPTCHA_DIGITS: z
      .string()
      .regex(/^\d{4}$/, { error: 'must be four digits' })
      .optional(),
    MESSAGES_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
    GOOGLE_CLIENTS: clients.optional(),
    GOOGLE_ISSUER: origin.default('https://accounts.google.com'),
    FACEBOOK_CLIENTS: clients.optional(),
    FACEBOOK_ISSUER: origin.default('https://www.facebook.com'),
    PUSH_SERVICES: createListSchema(origin).optional(),
    BEACON_URLS: createListSchema(createUrlSchema(['http:', 'https:'], 'https://api.drand.sh')).optional(),
    DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  })
  .refine(({ CAPTCHA_DIGITS, DATABASE_URL, PUBLIC_ORIGIN }) => !CAPTCHA_DIGITS || !(DATABASE_URL || PUBLIC_ORIGIN), {
    path: ['CAPTCHA_DIGITS'],
    error:
      'is for end-to-end tests on the embedded database: unset it if DATABASE_URL or PUBLIC_ORIGIN is set, ' +
      'since a captcha with fixed digits stops nobody',
  });

interface SocialProviderConfig {
  readonly issuer: string;
  readonly clients: ReadonlyMap<string, { readonly id: string; readonly secret: string | undefined }>;
}

export interface Config {
  /**
   * Keys with which the keys in the database are encrypted. The first one encrypts, and all decrypt. Empty in a
   * demonstration.
   */
  readonly keyEncryptionKeys?: readonly KeyEncryptionKey[] | undefined;
  /** Port of the HTTP server. With 0, the system chooses a free port. Only code can set 0, the environment cannot. */
  readonly port: number;
  /** Folder of the embedded database and of the caches. */
  readonly dataFolder: string;
  /** PostgreSQL URL. If absent, the embedded database in `dataFolder` is used. */
  readonly databaseUrl?: string | undefined;
  /** PostgreSQL URL with the role that owns the tables. Only migrations use it. If absent, they use `databaseUrl`. */
  readonly migrationUrl?: string | undefined;
  /**
   * Redis URL. Redis stores rate limits, tickets and events that all gateway instances share. If absent, each process
   * stores these in its own memory.
   */
  readonly redisUrl?: string | undefined;
  /** Public origin of the gateway, if a proxy is in front of it. */
  readonly publicOrigin?: string | undefined;
  /** Origin of a demo game provider that already runs. If absent, the gateway starts its own demo provider. */
  readonly providerOrigin?: string | undefined;
  /** JSON file with the public keys of the vendors: `{ "<vendor>": { "<key id>": "<base64 of SPKI>" } }`. */
  readonly vendorKeysFile?: string | undefined;
  /**
   * URL of the service that delivers SMS and e-mail. If absent, the messages are only listed in the development inbox.
   */
  readonly messagesUrl?: string | undefined;
  /** Secret with which the gateway signs its requests to `messagesUrl`. */
  readonly messagesSecret?: string | undefined;
  /**
   * Digits that every captcha shows. End-to-end tests set them, because they cannot read images. If absent, the digits
   * are random.
   */
  readonly captchaDigits?: string | undefined;
  /**
   * Allowed origins of push services, in addition to those of the browser vendors. The gateway sends push messages only
   * to allowed origins.
   */
  readonly pushServices?: readonly string[] | undefined;
  /**
   * URLs of drand servers, without a closing slash, for the public randomness of the draws. If absent, a demonstration
   * has its own beacon, and any other gateway uses the public servers.
   */
  readonly beaconUrls?: readonly string[] | undefined;
  /**
   * Settings of the real identity providers. If absent, a demonstration uses the development provider, and any other
   * gateway offers no social log-in.
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
  /** Folder of the composed app bundles, with a subfolder for each brand. */
  readonly bundlesFolder: string;
}

/** Error for invalid environment variables. The message has one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Formats a variable for an error message. The value is omitted if it can contain a secret, such as the password in a
 * database URL.
 */
const shown = (name: string, values: Record<string, string | undefined>): string =>
  /_(?:URL|CLIENTS|SECRET|KEY)$/.test(name) ? name : `${name}=${values[name]}`;

/**
 * Reads the settings from environment variables. An empty variable counts as absent. Throws one ConfigError that names
 * all invalid variables.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const values = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${shown(String(path[0]), values)}  ${message}`);
    const list = [...new Set(lines)].join('\n');
    throw new ConfigError(
      `The environment has settings that cannot be used. Correct them, or unset them to get the defaults:\n${list}`,
    );
  }
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
    MESSAGES_URL,
    MESSAGES_SECRET,
    CAPTCHA_DIGITS,
    PUSH_SERVICES,
    BEACON_URLS,
    GOOGLE_CLIENTS,
    GOOGLE_ISSUER,
    FACEBOOK_CLIENTS,
    FACEBOOK_ISSUER,
    DEMO = PUBLIC_ORIGIN ? 'off' : 'on',
  } = parsed.data;
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
    messagesUrl: MESSAGES_URL,
    messagesSecret: MESSAGES_SECRET,
    captchaDigits: CAPTCHA_DIGITS,
    ...(GOOGLE_CLIENTS && { google: { issuer: GOOGLE_ISSUER, clients: GOOGLE_CLIENTS } }),
    ...(FACEBOOK_CLIENTS && { facebook: { issuer: FACEBOOK_ISSUER, clients: FACEBOOK_CLIENTS } }),
    pushServices: PUSH_SERVICES,
    beaconUrls: BEACON_URLS,
    isDemo: DEMO === 'on',
    merchantsFolder: join(workspaceRoot, 'merchants'),
    bundlesFolder: join(workspaceRoot, 'dist', 'brands'),
  };
};
