import { type KeyStore, memoizeByVersion } from '../../../core/crypto/gateway-keys.ts';

/** Keys that identify the gateway to push services (VAPID keys), in base64url. */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Versions of the VAPID keys, which identify the gateway to push services. A subscription works only with the key
 * with which it was created, so each subscription stores the id of its key.
 */
export interface PushKeys {
  readonly getCurrent: () => VapidKeys & { readonly id: string };
  /** Returns the VAPID keys with this id, or undefined if these keys no longer exist. */
  readonly find: (id: string) => VapidKeys | undefined;
}

/** Loads the VAPID keys. If the database contains none yet, creates them. */
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
