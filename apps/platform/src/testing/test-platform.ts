import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../create-platform.ts';
import { createVendorKeys } from '../seamless/vendor-keys.ts';
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

/** The whole gateway over the demo brands and an in-memory store, its captchas saying 1234. */
export const openTestPlatform = async (options: Partial<PlatformOptions> & { readonly settings?: Partial<Config> } = {}): Promise<TestPlatform> => {
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
  const platform = await createPlatform({ config, clock, store: await openTestStore(), logLevel: 'silent', captchaDigits: () => '1234', ...rest });
  await createVendorKeys(platform.store.db, clock).register(testKeys);
  return { ...platform, clock, config };
};
