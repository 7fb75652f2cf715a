import webPush from 'web-push';
import type { Database } from '../db/database.ts';
import { openSharedSecret } from '../encryption/gateway-keys.ts';

/** What the gateway shows push services to be itself (VAPID), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once and kept: browsers are subscribed under the public one, and another would reach none of them. */
export const openPushKeys = async (db: Database): Promise<PushKeys> =>
  JSON.parse(
    await openSharedSecret(db, 'push-vapid', async () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as PushKeys;
