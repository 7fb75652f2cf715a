import * as z from 'zod';

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text, {
    error: 'must be an origin without a path, like http://127.0.0.1:4200',
  });

const environment = z.object({
  SERVICE: z.string({ error: 'must be the name of a service, like payment-channel' }),
  SERVICE_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be an integer up to 65535; 0 selects a free port',
    })
    .transform(Number)
    .default(4310),
  SERVICE_DATA: z.string({ error: 'must name a folder: orders and unsent callbacks are stored there' }),
  SERVICE_GATEWAY: origin,
  SERVICE_VENDOR: z
    .string()
    .regex(/^[A-Z0-9]{2,16}$/, { error: 'must be 2 to 16 capital letters and digits, like PAYCO' })
    .optional(),
  SERVICE_CONTROL: z.enum(['on', 'off'], { error: 'must be on or off, and is only for tests' }).default('off'),
});

export interface Config {
  /** Name of the service that this process runs. */
  readonly service: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly gatewayOrigin: string;
  /**
   * Code of the service in the header `X-Vendor` of its callbacks. If undefined, the default code in the definition
   * of the service is used.
   */
  readonly vendor: string | undefined;
  /** True to serve the control API, with which tests simulate faults and events. */
  readonly hasControl: boolean;
}

/**
 * Reads the settings from environment variables. An empty variable counts as absent. Throws one Error that lists all
 * invalid variables.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const values = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path, message }) => `  ${String(path[0])}=${values[String(path[0])] ?? ''}  ${message}`,
    );
    throw new Error(`The environment has settings that the service cannot use:\n${[...new Set(lines)].join('\n')}`);
  }
  const { SERVICE, SERVICE_PORT, SERVICE_DATA, SERVICE_GATEWAY, SERVICE_VENDOR, SERVICE_CONTROL } = parsed.data;
  return {
    service: SERVICE,
    port: SERVICE_PORT,
    dataFolder: SERVICE_DATA,
    gatewayOrigin: SERVICE_GATEWAY,
    vendor: SERVICE_VENDOR,
    hasControl: SERVICE_CONTROL === 'on',
  };
};
