import { createBrandEncryption, type EncryptBody } from '@livery/api/encryption';
import { settingsEndpoints } from '@livery/api/site-settings/consolidated-settings';
import { defaultEncryption } from '@livery/merchant/encryption-config';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Store } from './store.ts';

/**
 * Creates the function that encrypts request bodies, in the mode that the brand file configures. The public key comes
 * from the brand file or, if it has none, from the gateway's settings. These settings also contain the server time,
 * which all modes except `legacy` need. They are not requested if the mode is `legacy` and the brand file has a key.
 */
export const createRequestEncryption = async (
  { wire = defaultEncryption }: BrandRuntime,
  store: Store,
): Promise<EncryptBody> => {
  const needsSettings = wire.mode !== 'legacy' || !wire.publicKey;
  const settings = needsSettings
    ? await store
        .dispatch(settingsEndpoints.consolidatedSettings.initiate(undefined, { subscribe: false, forceRefetch: true }))
        .unwrap()
    : undefined;
  const clockOffsetMs = settings?.serverTime === undefined ? 0 : settings.serverTime - Date.now();
  return createBrandEncryption(wire, { publicKey: wire.publicKey ?? settings?.publicKey ?? '', clockOffsetMs });
};
