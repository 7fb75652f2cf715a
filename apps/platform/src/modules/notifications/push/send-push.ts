import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import type { PushSubscription } from './push-subscriptions.ts';

/**
 * Content of a push notification. Push messages are encrypted, but the phone shows their content on the lock screen. So
 * the content contains only the title of the inbox message.
 */
export interface Push {
  readonly title: string;
  /** Name of the brand. It is shown as the text of the notification. */
  readonly body: string;
  /** Path that the app opens when the member taps the notification. */
  readonly path: string;
  /** Id of the notification. If a message is delivered twice, the browser shows only one notification with this id. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const timeoutMs = 10_000;
/** Seconds for which a push service stores the notification while the device is offline. */
const ttlSeconds = 24 * 60 * 60;
/** HTTP status codes with which a push service reports that a subscription no longer exists. */
const goneStatuses: readonly number[] = [404, 410];

export type SendPush = (subscription: PushSubscription, push: Push) => Promise<'sent' | 'gone'>;

/**
 * Creates the function that sends a notification to the push service of a browser. It makes only one attempt, because a
 * late or repeated notification disturbs the member more than a missing one. It throws an error for response codes
 * other than 2xx, 404 and 410.
 */
export const createSendPush =
  (keys: Pick<PushKeys, 'find'>, contact: string): SendPush =>
  async ({ endpoint, p256dh, auth, keyId }, push) => {
    const vapidKeys = keys.find(keyId);
    // The VAPID key (the key that identifies the gateway) of this subscription no longer exists. A message with another
    // key would be rejected, so the subscription cannot be used any more.
    if (!vapidKeys) return 'gone';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(push),
      {
        vapidDetails: { subject: contact, ...vapidKeys },
        TTL: ttlSeconds,
        urgency: 'normal',
      },
    );
    // Redirects are not followed. Only the URL of the subscription was validated, and a redirect could lead to an
    // internal host.
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
