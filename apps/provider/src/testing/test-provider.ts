import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderOptions } from '../provider-server.ts';
import { createProvider } from '../provider-server.ts';
import { createStandbyServer, type StandbyServerOptions } from '../standby-server.ts';
import { testKey } from './fake-gateway.ts';

export const createDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'livery-provider-'));

const testOptions = {
  vendorKeys: new Map([['TEST', testKey]]),
  getFrameAncestors: () => ['http://*.localhost:4200'],
  betRetryDelays: [1, 1],
  sweepEveryMs: 5,
  spinEveryMs: 0,
  preparesPage: false,
};

/** Creates a provider for tests, with short delays so that tests do not wait. */
export const createTestProvider = (
  options: Pick<ProviderOptions, 'gatewayOrigin' | 'dataFolder'> & Partial<ProviderOptions>,
) => createProvider({ ...testOptions, ...options });

/**
 * Creates a provider for tests that stores its data in PostgreSQL. It is a standby, which serves no players, until it
 * owns the store.
 */
export const createTestStandby = (
  options: Pick<StandbyServerOptions, 'gatewayOrigin' | 'dataFolder' | 'databaseUrl' | 'onFailed'> &
    Partial<StandbyServerOptions>,
) => createStandbyServer({ ...testOptions, ...options });
