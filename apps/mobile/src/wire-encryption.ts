import { brandEncryption, type EncryptBody } from '@livery/api/encryption';
import { settingsEndpoints } from '@livery/api/settings';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Store } from './store.ts';

/** The encryption that the brand asks for, with the key of its file or else the gateway's. The legacy way needs no time, and so no answer where the file has the key. */
export const wireEncryption = async ({ wire }: BrandRuntime, store: Store): Promise<EncryptBody> => {
  const needsAnswer = wire.mode !== 'legacy' || !wire.publicKey;
  const answer = needsAnswer
    ? await store
        .dispatch(settingsEndpoints.consolidatedSettings.initiate(undefined, { subscribe: false, forceRefetch: true }))
        .unwrap()
    : undefined;
  const ahead = answer?.serverTime === undefined ? 0 : answer.serverTime - Date.now();
  return brandEncryption(wire, { publicKey: wire.publicKey ?? answer?.publicKey ?? '', ahead });
};
