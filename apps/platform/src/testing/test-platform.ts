import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../core/config/config.ts';
import { defaultRuntimeSettings, type RuntimeSettings } from '../core/config/runtime-settings.ts';
import { buildApp } from '../app.ts';
import { createVendorKeys } from '../modules/game-integration/vendors/vendor-keys.ts';
import { createAppStore } from './app-store.ts';
import { testStart } from './test-store.ts';
import { testKeys } from './vendor-signer.ts';
import type { App, AppOptions } from '../app.types.ts';

/** Creates a clock whose time changes only when a test calls `advance`. */
export const createManualClock = () => {
  let time = testStart.getTime();
  return { now: () => new Date(time), advance: (milliseconds: number) => void (time += milliseconds) };
};

type TestSettings = Partial<Omit<Config, 'runtime'>> & { readonly runtime?: Partial<RuntimeSettings> };

export interface TestApp extends App {
  readonly clock: ReturnType<typeof createManualClock>;
  readonly config: Config;
}

/**
 * Starts the complete gateway, by default with the demo brands and their data. A process outside Vitest must pass
 * `store`, because only Vitest provides the default database. By default, the solution of every captcha is 1234.
 */
export const buildTestApp = async (
  options: Partial<AppOptions> & { readonly settings?: TestSettings } = {},
): Promise<TestApp> => {
  const clock = createManualClock();
  const { settings, ...rest } = options;
  const config: Config = {
    port: 0,
    isDemo: true,
    captchaDigits: '1234',
    captcha: { hasImage: true, provider: 'proof-of-work', work: 1 },
    payoutHoldHours: 24,
    streamsPerAddress: 200,
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-platform-')),
    merchantsFolder: fileURLToPath(new URL('../../../../merchants', import.meta.url)),
    bundlesFolder: await mkdtemp(join(tmpdir(), 'livery-bundles-')),
    compileFolder: join(tmpdir(), 'livery-no-compiled-app'),
    consoleFolder: join(tmpdir(), 'livery-no-console'),
    ...settings,
    runtime: { ...defaultRuntimeSettings, ...settings?.runtime },
  };
  const platform = await buildApp({
    config,
    clock,
    store: rest.store ?? (await createAppStore()),
    logLevel: 'error',
    ...rest,
  });
  if (config.isDemo) await createVendorKeys(platform.store.db, clock).register(testKeys);
  return { ...platform, clock, config };
};
