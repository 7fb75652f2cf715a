import webPush from 'web-push';
import type { VapidKeys } from './push-keys.ts';
import type { PushSubscription } from './push-subscriptions.ts';

/**
 * Content of a push notification. It is encrypted on its way, but it appears on the lock screen. So it contains only
 * the title of the message.
 */
export interface Push {
  readonly title: string;
  /** Name of the brand, which appears as the sender. */
  readonly body: string;
  /** Path of the app that opens on a tap. */
  readonly path: string;
  /** Id of the notification. A browser shows one notification per tag, so that a message never appears twice. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const timeoutMs = 10_000;
/** Seconds for which a push service stores the message while the device is offline. */
const ttlSeconds = 24 * 60 * 60;
/** HTTP statuses of a push service for a subscription that no longer exists. */
const goneStatuses: readonly number[] = [404, 410];

export type SendPush = (subscription: PushSubscription, push: Push) => Promise<'sent' | 'gone'>;

/**
 * Creates the function that sends a message to the browser's push service. It does not retry, because a duplicate or
 * late notification is worse than none. It throws for any status other than 2xx, 404 and 410.
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
    // Redirects are rejected, because only the first URL was checked.
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
        `The push service ${new URL(endpoint).host} responded with ${response.status}: the push notification was not sent`,
      );
    return 'sent';
  };
