import { deviceStorage } from '@livery/kit/storage';

/**
 * Push status of this browser.
 * - `on`: the browser is subscribed to push messages for the current member.
 * - `off`: the browser is not subscribed for the current member.
 * - `unsupported`: the browser cannot receive push messages.
 * - `install`: an iPhone or iPad, which can receive push messages only after the app is added to the home screen.
 * - `blocked`: the member has denied the permission, and the browser does not ask for it again.
 */
export type PushStatus = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const ownerKey = 'livery.push';

/**
 * Returns the user name of the member who has subscribed to push notifications in this browser. Null without a
 * subscription.
 */
export const getSubscriptionOwner = (): string | null => deviceStorage.get(ownerKey);

export const setSubscriptionOwner = (userName: string | null): void => {
  if (userName === null) deviceStorage.remove(ownerKey);
  else deviceStorage.set(ownerKey, userName);
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/**
 * Returns the push status of this browser. The status is `on` only if the browser's push subscription belongs to
 * `userName`.
 */
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

/**
 * Subscribes this browser to push notifications with the public key of the gateway. Replaces a subscription that has
 * another key. Throws if the page has no service worker. Also throws if the push service of the browser rejects the
 * request or cannot be reached.
 */
export const subscribeBrowser = async (publicKey: string): Promise<BrowserSubscription> => {
  const registration = await worker();
  if (!registration)
    throw new Error('Cannot subscribe to push messages: the page has no service worker. Reload the page.');
  const key = decodeBase64Url(publicKey);
  const existing = await registration.pushManager.getSubscription();
  if (existing && !usesKey(existing, key)) await existing.unsubscribe();
  const { endpoint = '', keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/**
 * Ends the push subscription in the browser. The member then gets no more messages, even if the gateway still sends
 * messages. Resolves with the endpoint (URL) of the ended subscription, or with undefined if there was none.
 */
export const unsubscribeBrowser = async (): Promise<string | undefined> => {
  setSubscriptionOwner(null);
  const subscription = await (await worker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
};
