import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../core/config/config.ts';
import { buildApp } from '../app.ts';
import { systemClock } from '../core/clock/clock.ts';
import { createVendorKeys } from '../modules/game-integration/vendors/vendor-keys.ts';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import type { Target } from './gateway-under-test.ts';

const vendor = 'LANTERN';
const keyId = 'conformance';

/** Starts the reference gateway on a free port with a temporary database. */
export const startLocalGateway = async (): Promise<{ target: Target; stop: () => Promise<void> }> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-conformance-'));
  const platform = await buildApp({ config: { ...readConfig({}), port: 0, dataFolder }, logLevel: 'silent' });
  const { site } = await platform.listen();
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await createVendorKeys(platform.store.db, systemClock).register({
    [vendor]: { [keyId]: publicKey.toString('base64') },
  });
  return {
    target: {
      url: site,
      merchant: platform.brands[0] as string,
      username: demoUsernames.member,
      password: demoPassword,
      vendor: { code: vendor, keyId, privateKey },
    },
    stop: async () => {
      await platform.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
