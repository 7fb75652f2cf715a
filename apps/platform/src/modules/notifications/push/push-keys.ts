import webPush from 'web-push';
import type { Database } from '../../../core/db/database.ts';
import { getOrCreateSecret } from '../../../core/crypto/gateway-keys.ts';

/** Keys with which the gateway identifies itself to push services (VAPID keys), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the VAPID keys. The first call creates and stores these keys. They must never change, because a browser's
 * subscription only accepts the key with which the subscription was created.
 */
export const getOrCreateVapidKeys = async (db: Database): Promise<VapidKeys> =>
  JSON.parse(
    await getOrCreateSecret(db, 'push-vapid', async () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys;
