import { deviceStorage } from '@livery/kit/storage';

/** `install`: this phone lets only apps on its home screen show notifications. `blocked`: the member said no to the browser, which asks only once. */
export type PushStatus = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const ownerKey = 'livery.push';

/** For whom this browser is woken, as far as it knows. */
export const getSubscriptionOwner = (): string | null => deviceStorage.get(ownerKey);

export const setSubscriptionOwner = (userName: string | null): void => {
  if (userName === null) deviceStorage.remove(ownerKey);
  else deviceStorage.set(ownerKey, userName);
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** Where this browser stands for a member. */
export const getPushStatus = async (userName: string): Promise<PushStatus> => {
  const registration = await worker();
  if (!registration || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' &&
    getSubscriptionOwner() === userName &&
    (await registration.pushManager.getSubscription())
    ? 'on'
    : 'off';
};

const decodeBase64Url = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

const usesKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const currentKey = options.applicationServerKey;
  return currentKey !== null && String(new Uint8Array(currentKey)) === String(key);
};

interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Has the browser's push service wake it. One that was subscribed under another key is subscribed anew. Throws where the service refuses or cannot be reached. */
export const subscribeBrowser = async (publicKey: string): Promise<BrowserSubscription> => {
  const registration = await worker();
  if (!registration) throw new Error('There is no service worker to be woken: reload the page');
  const key = decodeBase64Url(publicKey);
  const existing = await registration.pushManager.getSubscription();
  if (existing && !usesKey(existing, key)) await existing.unsubscribe();
  const { endpoint = '', keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/** Ends it at the browser's push service, which reaches the browser no more whatever the gateway knows. Answers the address that it had. */
export const unsubscribeBrowser = async (): Promise<string | undefined> => {
  setSubscriptionOwner(null);
  const subscription = await (await worker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
};
