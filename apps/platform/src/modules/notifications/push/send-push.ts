import webPush from 'web-push';
import type { VapidKeys } from './push-keys.ts';
import type { PushSubscription } from './push-subscriptions.ts';

/** What a woken browser shows. It passes through others' hands, encrypted, and lies on a locked screen, in clear: no more than a title. */
export interface Push {
  readonly title: string;
  /** The brand, by which the member knows whom it comes from. */
  readonly body: string;
  /** The page of the app that a tap opens. */
  readonly path: string;
  /** One notification by one tag: the same letter never stands twice. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const timeoutMs = 10_000;
/** Seconds that a push service keeps it for a phone that is off. */
const ttlSeconds = 24 * 60 * 60;
/** The answers of a push service for a browser that is no more. */
const goneStatuses: readonly number[] = [404, 410];

export type SendPush = (subscription: PushSubscription, push: Push) => Promise<'sent' | 'gone'>;

/**
 * Hands a message over to the browser's push service, once: what is not taken is not tried again, since a notification
 * that comes twice or hours late is worse than none. Throws for any other answer than a 2xx.
 */
export const createSendPush =
  (keys: VapidKeys, contact: string): SendPush =>
  async ({ endpoint, p256dh, auth }, push) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(push),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: 'normal',
      },
    );
    // A service that leads elsewhere is not followed: the address was allowed, the next one was not.
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (goneStatuses.includes(response.status)) return 'gone';
    if (!response.ok)
      throw new Error(
        `The push service ${new URL(endpoint).host} answered ${response.status}: a browser was not woken`,
      );
    return 'sent';
  };
