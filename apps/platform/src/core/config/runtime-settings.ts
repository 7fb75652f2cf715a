import { isIP } from 'node:net';
import * as z from 'zod';
import { createListSchema, createUrlSchema } from './setting-schemas.ts';

const createNumberSchema = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const port = createNumberSchema(1, 65_535);

/** Names of address ranges that the setting TRUSTED_PROXIES can contain, for example `loopback`. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const isAddressRange = (text: string): boolean => {
  if (namedRanges.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const addressRange = z.string().refine(isAddressRange, {
  error: 'must be addresses or ranges separated by commas, like 10.0.0.0/8, loopback or uniquelocal',
});

export const roles = ['all', 'web', 'jobs'] as const;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * Environment variables that control the operation of the gateway, such as its role, its log level and its database
 * limits. These variables do not change the features.
 */
export const runtimeEnvironment = {
  ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).default('all'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
  DRAIN_SECONDS: createNumberSchema(0, 300).optional(),
  TRUSTED_PROXIES: createListSchema(addressRange).optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,60}$/i, { error: 'must be the name of a header, like cf-ipcountry' })
    .optional(),
  DATABASE_POOL_SIZE: createNumberSchema(2, 500).default(20),
  DATABASE_CONNECT_SECONDS: createNumberSchema(1, 300).default(5),
  DATABASE_STATEMENT_SECONDS: createNumberSchema(1, 3600).default(30),
  DATABASE_LOCK_SECONDS: createNumberSchema(1, 3600).default(10),
  DATABASE_IDLE_SECONDS: createNumberSchema(1, 3600).default(60),
  METRICS_PORT: port.optional(),
  TRACES_URL: createUrlSchema(['http:', 'https:'], 'http://127.0.0.1:4318/v1/traces').optional(),
  MERCHANTS_FOLDER: z.string().optional(),
  BUNDLES_FOLDER: z.string().optional(),
  CONSOLE_FOLDER: z.string().optional(),
  COMPILE_FOLDER: z.string().optional(),
  RELEASES_FOLDER: z.string().optional(),
  UPLOADS_FOLDER: z.string().optional(),
  AUDIT_FOLDER: z.string().optional(),
  S3_URL: createUrlSchema(['http:', 'https:'], 'https://s3.eu-central-1.amazonaws.com/my-bucket')
    .refine((text) => URL.canParse(text) && /^\/[^/]+/.test(new URL(text).pathname), {
      error: 'must end with the name of the bucket, like https://s3.eu-central-1.amazonaws.com/my-bucket',
    })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
};

type RuntimeVariables = z.infer<z.ZodObject<typeof runtimeEnvironment>>;

export interface DatabaseLimits {
  /** Maximum number of database connections of this gateway. */
  readonly poolSize: number;
  /** Maximum number of seconds that a call waits for a database connection. */
  readonly connectSeconds: number;
  /** Seconds after which PostgreSQL cancels a statement. */
  readonly statementSeconds: number;
  /** Seconds after which PostgreSQL cancels a statement that waits for a lock. */
  readonly lockSeconds: number;
  /** Seconds after which PostgreSQL ends a connection that is idle inside a transaction. */
  readonly idleSeconds: number;
}

export interface S3Settings {
  /** URL of the S3 bucket, which contains the name of the bucket in its path. */
  readonly url: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secret: string;
}

export interface RuntimeSettings {
  /**
   * `web` serves API calls and does not run the background jobs that all instances share. `jobs` runs these jobs, and
   * serves only health checks and metrics. `all` does both.
   */
  readonly role: (typeof roles)[number];
  readonly logLevel: (typeof logLevels)[number];
  /**
   * Seconds for which the HTTP server still accepts requests after the readiness check has begun to fail. In this time,
   * the load balancer stops sending requests.
   */
  readonly drainSeconds: number;
  /**
   * Addresses and ranges of the trusted proxies. The gateway uses `X-Forwarded-For` and the country header only if a
   * trusted proxy has sent them.
   */
  readonly trustedProxies: readonly string[];
  /** Header in which a trusted proxy sends the country of the visitor. If absent, the country is unknown. */
  readonly countryHeader?: string | undefined;
  readonly database: DatabaseLimits;
  /** Port at which the gateway serves its metrics. If absent, the gateway collects no metrics. */
  readonly metricsPort?: number | undefined;
  /** URL that accepts traces by OTLP over HTTP. If absent, the gateway creates no traces. */
  readonly tracesUrl?: string | undefined;
  /** Folder of uploaded images. If absent, the folder `uploads` in the data folder is used. */
  readonly uploadsFolder?: string | undefined;
  /**
   * Folder of the checkpoints of the audit log. A checkpoint is a signed record of the last entry of the log. If
   * absent, the checkpoints are stored in the S3 bucket. Without a bucket, they are stored in the folder `audit` of the
   * data folder.
   */
  readonly auditFolder?: string | undefined;
  /**
   * Folder of the files of brand releases (published versions of brands). If absent, the folder `releases` in the
   * data folder is used.
   */
  readonly releasesFolder?: string | undefined;
  /**
   * S3 bucket for uploaded images and for the files of brand releases. If present, it replaces `uploadsFolder` and
   * `releasesFolder`.
   */
  readonly s3?: S3Settings | undefined;
}

export const defaultRuntimeSettings: RuntimeSettings = {
  role: 'all',
  logLevel: 'warn',
  drainSeconds: 0,
  trustedProxies: [],
  database: { poolSize: 20, connectSeconds: 5, statementSeconds: 30, lockSeconds: 10, idleSeconds: 60 },
};

/** Returns the problems of settings that depend on each other, as pairs of a variable and its error message. */
export const findRuntimeConflicts = (
  variables: RuntimeVariables,
  { hasDatabase }: { readonly hasDatabase: boolean },
): readonly (readonly [name: keyof RuntimeVariables, error: string])[] => {
  const { ROLE, S3_URL, S3_ACCESS_KEY, S3_SECRET } = variables;
  const conflicts: (readonly [keyof RuntimeVariables, string])[] = [];
  if (ROLE !== 'all' && !hasDatabase)
    conflicts.push(['ROLE', 'needs DATABASE_URL: only one gateway can use the embedded database']);
  if (S3_URL && !(S3_ACCESS_KEY && S3_SECRET)) conflicts.push(['S3_URL', 'needs S3_ACCESS_KEY and S3_SECRET']);
  for (const name of ['UPLOADS_FOLDER', 'RELEASES_FOLDER'] as const)
    if (S3_URL && variables[name]) conflicts.push([name, 'has no effect if S3_URL is set: unset one of them']);
  return conflicts;
};

/**
 * Converts the variables to settings. `isBehindProxy` selects the default values: those for production if it is true,
 * those for local development otherwise.
 */
export const toRuntimeSettings = (variables: RuntimeVariables, isBehindProxy: boolean): RuntimeSettings => ({
  role: variables.ROLE,
  logLevel: variables.LOG_LEVEL ?? (isBehindProxy ? 'info' : 'warn'),
  drainSeconds: variables.DRAIN_SECONDS ?? (isBehindProxy ? 10 : 0),
  trustedProxies: variables.TRUSTED_PROXIES ?? (isBehindProxy ? ['loopback'] : []),
  countryHeader: variables.COUNTRY_HEADER?.toLowerCase(),
  database: {
    poolSize: variables.DATABASE_POOL_SIZE,
    connectSeconds: variables.DATABASE_CONNECT_SECONDS,
    statementSeconds: variables.DATABASE_STATEMENT_SECONDS,
    lockSeconds: variables.DATABASE_LOCK_SECONDS,
    idleSeconds: variables.DATABASE_IDLE_SECONDS,
  },
  metricsPort: variables.METRICS_PORT,
  tracesUrl: variables.TRACES_URL,
  uploadsFolder: variables.UPLOADS_FOLDER,
  auditFolder: variables.AUDIT_FOLDER,
  releasesFolder: variables.RELEASES_FOLDER,
  ...(variables.S3_URL && {
    s3: {
      url: variables.S3_URL.replace(/\/+$/, ''),
      region: variables.S3_REGION,
      accessKey: variables.S3_ACCESS_KEY ?? '',
      secret: variables.S3_SECRET ?? '',
    },
  }),
});
