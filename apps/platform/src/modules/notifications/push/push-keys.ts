import webPush from 'web-push';
import type { Database } from '../../../core/db/database.ts';
import { getOrCreateSecret } from '../../../core/crypto/gateway-keys.ts';

/** Keys with which the gateway identifies itself to push services (VAPID), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the stored keys and creates them on the first call. The keys must not change, because browsers subscribe with
 * the public key and accept no other key.
 */
export const getOrCreateVapidKeys = async (db: Database): Promise<VapidKeys> =>
  JSON.parse(
    await getOrCreateSecret(db, 'push-vapid', async () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys;
