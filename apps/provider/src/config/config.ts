import * as z from 'zod';

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text, {
    error: 'must be an origin without a path, like http://127.0.0.1:4200',
  });
const embedder = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/;
const list = (isItem: (item: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.length > 0 && items.every(isItem), { error });

const tempo = (what: string) =>
  z
    .string()
    .regex(/^\d(?:\.\d{1,3})?$/, { error: `must be a number like 0.5, the factor for ${what}` })
    .transform(Number)
    .refine((factor) => factor > 0, { error: 'must be above 0' })
    .default(1);

const variables = z.object({
  PROVIDER_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be an integer up to 65535; 0 selects a free port',
    })
    .transform(Number)
    .default(4300),
  PROVIDER_DATA: z.string({ error: 'must name a folder: unpaid wins are stored there' }),
  PROVIDER_DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, {
      error: 'must be an address like postgres://user:password@host:5432/provider',
    })
    .optional(),
  PROVIDER_GATEWAY: origin,
  PROVIDER_KEYS: z.string().optional(),
  PROVIDER_VENDORS: list(
    (item) => /^[A-Z0-9_]{1,64}$/.test(item),
    'must name vendors, like LANTERN,KESTREL',
  ).optional(),
  PROVIDER_EMBEDDERS: list(
    (item) => embedder.test(item),
    'must list the origins that may embed a game, like https://*.play.example.com',
  ).default([]),
  PROVIDER_TEMPO: tempo('the phases of shared tables'),
  PROVIDER_MATCH_TEMPO: tempo('the times of virtual matches and of card tables'),
  PROVIDER_FAULTS: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a number, the seed of the simulated faults, and is only for tests' })
    .transform(Number)
    .optional(),
});
const environment = variables.refine(
  ({ PROVIDER_DATABASE_URL, PROVIDER_KEYS }) => !PROVIDER_DATABASE_URL || PROVIDER_KEYS,
  {
    path: ['PROVIDER_KEYS'],
    error: 'must name a file, because with PROVIDER_DATABASE_URL every machine needs the same private keys',
  },
);

/** Names of secret settings. Error messages never contain their values. */
const secretNames = new Set(['PROVIDER_DATABASE_URL']);

const embeddersMessage = z.object({
  type: z.literal('embedders'),
  embedders: z.array(z.string().regex(embedder)),
});

/**
 * Reads a message of the gateway with the list of origins that may embed a game. Returns the list, or undefined for any
 * other message.
 */
export const readEmbedders = (message: unknown): readonly string[] | undefined =>
  embeddersMessage.safeParse(message).data?.embedders;

export interface Config {
  readonly port: number;
  readonly dataFolder: string;
  /**
   * URL of the PostgreSQL database for the data of the provider. If undefined, the data are in a file in
   * `dataFolder`.
   */
  readonly databaseUrl: string | undefined;
  readonly gatewayOrigin: string;
  /**
   * Path of the file with the keys that sign the calls of each vendor (game supplier) to the gateway. If undefined,
   * the file is `vendor-keys.json` in `dataFolder`.
   */
  readonly keysFile: string | undefined;
  /**
   * Codes of vendors (game suppliers) that need a key. If the keys file has no key for one of them, a new key is
   * created.
   */
  readonly vendors: readonly string[];
  readonly embedders: readonly string[];
  /** Factor for the lengths of the phases at shared tables. 1 is normal speed, and 0.5 is twice as fast. */
  readonly tempo: number;
  /** Factor for all durations of virtual matches and of card tables. 1 is normal speed, and 0.5 is twice as fast. */
  readonly matchTempo: number;
  /** Seed of the generator that simulates network faults. If undefined, there are no simulated faults. */
  readonly faults: number | undefined;
}

/**
 * Reads the config from environment variables. An empty variable counts as absent. Throws one Error that lists all
 * invalid variables.
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const presentVariables = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(presentVariables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}=${secretNames.has(name) ? '…' : (presentVariables[name] ?? '')}  ${message}`;
    });
    throw new Error(`The environment has settings that the provider cannot use:\n${[...new Set(lines)].join('\n')}`);
  }
  const {
    PROVIDER_PORT,
    PROVIDER_DATA,
    PROVIDER_DATABASE_URL,
    PROVIDER_GATEWAY,
    PROVIDER_KEYS,
    PROVIDER_VENDORS = [],
    PROVIDER_EMBEDDERS,
    PROVIDER_TEMPO,
    PROVIDER_MATCH_TEMPO,
    PROVIDER_FAULTS,
  } = parsed.data;
  return {
    port: PROVIDER_PORT,
    dataFolder: PROVIDER_DATA,
    databaseUrl: PROVIDER_DATABASE_URL,
    gatewayOrigin: PROVIDER_GATEWAY,
    keysFile: PROVIDER_KEYS,
    vendors: PROVIDER_VENDORS,
    embedders: PROVIDER_EMBEDDERS,
    tempo: PROVIDER_TEMPO,
    matchTempo: PROVIDER_MATCH_TEMPO,
    faults: PROVIDER_FAULTS,
  };
};
