import { deviceStorage } from '@livery/kit/storage';

/** `install`: this phone lets only apps on its home screen show notifications. `blocked`: the member said no to the browser, which asks only once. */
export type PushStanding = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const ownerKey = 'livery.push';

/** For whom this browser is woken, as far as it knows. */
export const pushOwner = (): string | null => deviceStorage.get(ownerKey);

export const setPushOwner = (userName: string | null): void => {
  if (userName === null) deviceStorage.remove(ownerKey);
  else deviceStorage.set(ownerKey, userName);
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** Where this browser stands for a member. */
export const pushStanding = async (userName: string): Promise<PushStanding> => {
  const registration = await worker();
  if (!registration || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' &&
    pushOwner() === userName &&
    (await registration.pushManager.getSubscription())
    ? 'on'
    : 'off';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const isUnder = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const known = options.applicationServerKey;
  return known !== null && String(new Uint8Array(known)) === String(key);
};

interface Woken {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Has the browser's push service wake it. One that was subscribed under another key is subscribed anew. Throws where the service refuses or cannot be reached. */
export const subscribeBrowser = async (publicKey: string): Promise<Woken> => {
  const registration = await worker();
  if (!registration) throw new Error('There is no service worker to be woken: reload the page');
  const key = bytesOf(publicKey);
  const known = await registration.pushManager.getSubscription();
  if (known && !isUnder(known, key)) await known.unsubscribe();
  const { endpoint = '', keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/** Ends it at the browser's push service, which reaches the browser no more whatever the gateway knows. Answers the address that it had. */
export const unsubscribeBrowser = async (): Promise<string | undefined> => {
  setPushOwner(null);
  const subscription = await (await worker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
};
