import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const workspaceRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

const createUrlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

const origin = createUrlSchema(['http:', 'https:'], 'https://play.example.com').refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  { error: 'must be an origin alone, without a path or a closing slash, like https://play.example.com' },
);

/** Creates the schema of a list separated by commas. */
const createListSchema = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(one));

/**
 * OAuth clients of the brands at an identity provider, as `brand=id:secret,*=id`. `*` is the client of every brand
 * without an entry.
 */
const clients = z.string().transform((text, context) => {
  const clientsByBrand = new Map<string, { readonly id: string; readonly secret: string | undefined }>();
  for (const each of text.split(',')) {
    const [, brand, id, secret] = /^([a-z0-9-]+|\*)=([\w.-]{3,200})(?::([\w.~-]{3,200}))?$/.exec(each.trim()) ?? [];
    if (!brand || !id || clientsByBrand.has(brand)) {
      // The text contains secrets: the message must not repeat it.
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
    DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  })
  .refine(({ CAPTCHA_DIGITS, DATABASE_URL, PUBLIC_ORIGIN }) => !CAPTCHA_DIGITS || !(DATABASE_URL || PUBLIC_ORIGIN), {
    path: ['CAPTCHA_DIGITS'],
    error:
      'is for end-to-end tests on the embedded database: unset it if DATABASE_URL or PUBLIC_ORIGIN is set, ' +
      'since a captcha with fixed digits stops nobody',
  });

/** An identity provider: its issuer and the clients of the brands. */
interface SocialProviderConfig {
  readonly issuer: string;
  readonly clients: ReadonlyMap<string, { readonly id: string; readonly secret: string | undefined }>;
}

export interface Config {
  /** 0 makes the system choose a free port. The environment cannot set 0. */
  readonly port: number;
  /** Folder of the embedded database and of the caches. */
  readonly dataFolder: string;
  /** PostgreSQL URL. If absent, the embedded database in `dataFolder` is used. */
  readonly databaseUrl?: string | undefined;
  /**
   * Redis URL. Redis shares limits, tickets and events between instances. If absent, they are in the memory of the
   * process.
   */
  readonly redisUrl?: string | undefined;
  /** Public origin of the gateway behind a proxy. */
  readonly publicOrigin?: string | undefined;
  /** Origin of a demo provider that runs separately. If absent, the gateway starts one. */
  readonly providerOrigin?: string | undefined;
  /** JSON file with the public keys of the vendors: `{ "<vendor>": { "<key id>": "<base64 of SPKI>" } }`. */
  readonly vendorKeysFile?: string | undefined;
  /** URL to which SMS and e-mail are sent for delivery. If absent, they go to the development inbox. */
  readonly messagesUrl?: string | undefined;
  /** Secret with which the gateway signs its requests to `messagesUrl`. */
  readonly messagesSecret?: string | undefined;
  /** Fixed digits of every captcha, for end-to-end tests that cannot read images. If absent, the digits are random. */
  readonly captchaDigits?: string | undefined;
  /**
   * Allowed origins of push services besides those of the browser vendors. Push messages are sent only to allowed
   * origins.
   */
  readonly pushServices?: readonly string[] | undefined;
  /**
   * Real identity providers. If absent, a demonstration uses the development provider and any other gateway has none.
   */
  readonly google?: SocialProviderConfig;
  readonly facebook?: SocialProviderConfig;
  /** Serves the development inbox, identity provider and payment page. With these, anyone can log in as any member. */
  readonly isDemo: boolean;
  /** Folder of the brand files, `<code>.json`. */
  readonly merchantsFolder: string;
  /** Folder of the composed bundles, with one folder for each brand. */
  readonly bundlesFolder: string;
}

/** Invalid environment. The message has one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Returns a variable for an error message. The value is left out if it can contain a secret: a database URL can contain
 * a password, a list of clients their secrets.
 */
const shown = (name: string, values: Record<string, string | undefined>): string =>
  /_(?:URL|CLIENTS|SECRET)$/.test(name) ? name : `${name}=${values[name]}`;

/** Reads the settings. An empty variable counts as absent. Throws one ConfigError that names all invalid variables. */
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
    REDIS_URL,
    PUBLIC_ORIGIN,
    PROVIDER_ORIGIN,
    VENDOR_KEYS,
    MESSAGES_URL,
    MESSAGES_SECRET,
    CAPTCHA_DIGITS,
    PUSH_SERVICES,
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
    isDemo: DEMO === 'on',
    merchantsFolder: join(workspaceRoot, 'merchants'),
    bundlesFolder: join(workspaceRoot, 'dist', 'brands'),
  };
};
