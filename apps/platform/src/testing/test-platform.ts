import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { Store } from '../db/database.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../create-platform.ts';
import { createVendorKeys } from '../seamless/vendor-keys.ts';
import { openPostgresTestStore } from './postgres-test-store.ts';
import { openTestStore, testStart } from './test-store.ts';
import { testKeys } from './vendor-signer.ts';

/** Time that a test moves. */
export const manualClock = () => {
  let time = testStart.getTime();
  return { now: () => new Date(time), advance: (milliseconds: number) => void (time += milliseconds) };
};

export interface TestPlatform extends Platform {
  readonly clock: ReturnType<typeof manualClock>;
  readonly config: Config;
}

const openAnyStore = (): Promise<Store> => {
  const { TEST_DATABASE_URL: server } = process.env;
  return server ? openPostgresTestStore(server) : openTestStore();
};

/** The whole gateway over the demo brands and an in-memory store, or a PostgreSQL where TEST_DATABASE_URL names one; its captchas saying 1234. */
export const openTestPlatform = async (
  options: Partial<PlatformOptions> & { readonly settings?: Partial<Config> } = {},
): Promise<TestPlatform> => {
  const clock = manualClock();
  const { settings, ...rest } = options;
  const config: Config = {
    port: 0,
    isDemo: true,
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-platform-')),
    merchantsFolder: fileURLToPath(new URL('../../../../merchants', import.meta.url)),
    bundlesFolder: await mkdtemp(join(tmpdir(), 'livery-bundles-')),
    ...settings,
  };
  const platform = await createPlatform({
    config,
    clock,
    store: rest.store ?? (await openAnyStore()),
    logLevel: 'silent',
    captchaDigits: () => '1234',
    ...rest,
  });
  await createVendorKeys(platform.store.db, clock).register(testKeys);
  return { ...platform, clock, config };
};
