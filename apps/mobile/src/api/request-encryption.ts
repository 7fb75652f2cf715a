import { createBrandEncryption, type EncryptBody } from '@livery/api/encryption';
import { settingsEndpoints } from '@livery/api/site-settings/consolidated-settings';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Store } from './store.ts';

/**
 * Creates the encryption that the brand configures. The public key is the one in the brand's file, or else the one in
 * the gateway's settings. The settings are not requested in legacy mode if the brand's file has a key, because legacy
 * mode does not need the server time.
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
