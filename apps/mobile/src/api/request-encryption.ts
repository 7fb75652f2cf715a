import { createBrandEncryption, type EncryptBody } from '@livery/api/encryption';
import { settingsEndpoints } from '@livery/api/site-settings/consolidated-settings';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Store } from './store.ts';

/**
 * Creates the encryption that the brand configures, with the key of its file or else the gateway's. The legacy mode
 * needs no server time, so it sends no settings request if the file has the key.
 */
export const createRequestEncryption = async ({ wire }: BrandRuntime, store: Store): Promise<EncryptBody> => {
  const needsSettings = wire.mode !== 'legacy' || !wire.publicKey;
  const settings = needsSettings
    ? await store
        .dispatch(settingsEndpoints.consolidatedSettings.initiate(undefined, { subscribe: false, forceRefetch: true }))
        .unwrap()
    : undefined;
  const clockOffsetMs = settings?.serverTime === undefined ? 0 : settings.serverTime - Date.now();
  return createBrandEncryption(wire, { publicKey: wire.publicKey ?? settings?.publicKey ?? '', clockOffsetMs });
};
