import { type KeyStore, memoizeByVersion } from '../../../core/crypto/gateway-keys.ts';

/** Keys with which the gateway identifies itself to push services (VAPID keys), in base64url. */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Versions of the VAPID keys. A browser's subscription only accepts the key with which the subscription was created, so
 * each subscription stores the id of its key.
 */
export interface PushKeys {
  readonly getCurrent: () => VapidKeys & { readonly id: string };
  /** Returns a version by its id. A version that does not exist any more gives undefined. */
  readonly find: (id: string) => VapidKeys | undefined;
}

/** Returns the VAPID keys. The first call on a database creates them. */
export const loadPushKeys = async (keys: KeyStore): Promise<PushKeys> => {
  const ring = await keys.open('push-vapid', 'vapid');
  const parse = memoizeByVersion(({ secret }) => JSON.parse(secret) as VapidKeys);
  return {
    getCurrent: () => {
      const version = ring.getCurrent();
      return { ...parse(version), id: version.id };
    },
    find: (id) => {
      const version = ring.getAccepted().find((each) => each.id === id);
      return version && parse(version);
    },
  };
};
