import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest } from '@livery/contract/operation';
import type { subscribePush } from '@livery/contract/notifications/push';
import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/session.ts';
import { isValidPublicKey, isPushService } from './push-services.ts';
import { sessions } from '../../members/members.tables.ts';
import { pushSubscriptions } from './push.tables.ts';

/** Browsers of one member; one more lets go of the one that was longest not heard of. */
const maxBrowsers = 10;

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

export const createPushSubscriptions = (db: Database, clock: Clock, namedServices: readonly string[]) => ({
  /** The browser belongs to whoever says so last: what it showed a former member ends. Throws a GatewayError for an address that is no push service's. */
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
      .values({ endpoint, ...values, createdAt: affirmedAt })
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

  /** Those whose log-in nobody ended. One that ran out by itself still stands: a browser is woken while its page is closed. */
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

  /** Browsers that are no more. */
  forget: async (endpoints: readonly string[]): Promise<void> => {
    if (endpoints.length > 0)
      await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
  },
});
export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;
