import webPush from 'web-push';
import type { Database } from '../../../core/db/database.ts';
import { getOrCreateSecret } from '../../../core/crypto/gateway-keys.ts';

/** What the gateway shows push services to be itself (VAPID), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once and kept: browsers are subscribed under the public one, and another would reach none of them. */
export const getOrCreateVapidKeys = async (db: Database): Promise<VapidKeys> =>
  JSON.parse(
    await getOrCreateSecret(db, 'push-vapid', async () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys;
