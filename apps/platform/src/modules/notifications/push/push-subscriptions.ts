import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest } from '@livery/contract/operation';
import type { subscribePush } from '@livery/contract/notifications/push';
import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { isValidPublicKey, isPushService } from './push-services.ts';
import { sessions } from '../../members/index.ts';
import { pushSubscriptions } from './push.tables.ts';

/**
 * Maximum number of subscribed browsers per member. Each browser sends its subscription again after a log-in. Above the
 * maximum, the browser whose last subscription message is the oldest is removed.
 */
const maxBrowsers = 10;

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

interface PushSubscriptionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Additional allowed origins of push services, which the operator has configured. */
  readonly namedServices: readonly string[];
  /** Returns the id of the VAPID key for new subscriptions. */
  readonly getKeyId: () => string;
}

export const createPushSubscriptions = ({ db, clock, namedServices, getKeyId }: PushSubscriptionsDeps) => ({
  /**
   * Adds or updates the subscription of a browser for this member. If the subscription belonged to another member, the
   * browser no longer gets notifications of that member. Throws a GatewayError if the URL does not belong to a push
   * service or the key is invalid.
   */
  add: async (
    { memberId, tokenHash }: Session,
    language: string,
    { endpoint, keys: { p256dh, auth } }: ParsedRequest<typeof subscribePush>,
  ): Promise<void> => {
    if (!isPushService(endpoint, namedServices) || !isValidPublicKey(p256dh))
      throw new GatewayError(ErrorCode.PushEndpointRejected);
    const affirmedAt = clock.now();
    const values = { memberId, tokenHash, language, p256dh, auth, affirmedAt };
    await db
      .insert(pushSubscriptions)
      // `keyId` is set only for a new subscription. A browser that sends an existing subscription again still uses the
      // key with which it subscribed.
      .values({ endpoint, ...values, keyId: getKeyId(), createdAt: affirmedAt })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
    const newest = db
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId))
      .orderBy(desc(pushSubscriptions.affirmedAt), pushSubscriptions.endpoint)
      .limit(maxBrowsers);
    await db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.memberId, memberId), notInArray(pushSubscriptions.endpoint, newest)));
  },

  remove: async (memberId: string, endpoint: string): Promise<void> => {
    await db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.endpoint, endpoint)));
  },

  /**
   * Lists the subscriptions of a member. If the member has logged out of the session of a subscription, or a new
   * password has ended it, the subscription is excluded. If the session has expired or was replaced, the subscription
   * is included. A browser can receive push messages while the page is closed.
   */
  of: async (memberId: string): Promise<PushSubscription[]> => {
    const rows = await db
      .select({ subscription: pushSubscriptions })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.tokenHash))
      .where(
        and(
          eq(pushSubscriptions.memberId, memberId),
          or(isNull(sessions.endReason), eq(sessions.endReason, 'replaced')),
        ),
      );
    return rows.map(({ subscription }) => subscription);
  },

  /** Deletes subscriptions that no longer exist at the push service. */
  forget: async (endpoints: readonly string[]): Promise<void> => {
    if (endpoints.length > 0)
      await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
  },
});
export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;
