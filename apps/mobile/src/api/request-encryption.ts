import { createBrandEncryption, type EncryptBody } from '@livery/api/encryption';
import { settingsEndpoints } from '@livery/api/site-settings/consolidated-settings';
import { defaultEncryption } from '@livery/merchant/encryption-config';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Store } from './store.ts';

/**
 * Creates the encryption of request bodies in the mode that the brand configures. Uses the public key in the brand's
 * file, or else the public key in the gateway's settings. The settings also contain the server time, which all modes
 * except `legacy` need. In legacy mode with a key in the brand's file, the settings are therefore not requested.
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
