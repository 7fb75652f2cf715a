import { ErrorCode } from '@livery/contract/errors';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { identityDecidedMessage, type TransactionRunner } from '../notifications/index.ts';
import type { Session } from '../../core/http/session.ts';
import type { Uploads } from '../uploads/index.ts';
import type { IdentityDecision, IdentityReview } from './identity-review-port.ts';
import { identityChecks } from './kyc.tables.ts';

type Check = typeof identityChecks.$inferSelect;
type IdentityImages = Pick<Check, 'front' | 'back' | 'selfie'>;

interface CreateKycServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly withNotifications: TransactionRunner;
  /** Service that decides on identity checks. If absent, the checks stay pending. */
  readonly review: IdentityReview | undefined;
}

export const createKycService = ({ db, clock, uploads, withNotifications, review }: CreateKycServiceDeps) => {
  /**
   * Stores the decision. Does nothing if the check already has a decision, or if the member has submitted other images
   * in the meantime.
   */
  const storeDecision = async (
    { memberId, merchant, submittedAt }: Check,
    { state, reason }: IdentityDecision,
  ): Promise<void> => {
    await withNotifications(async (tx, notify) => {
      const decided = await tx
        .update(identityChecks)
        .set({ state, reason, decidedAt: clock.now() })
        .where(
          and(
            eq(identityChecks.memberId, memberId),
            eq(identityChecks.state, 'pending'),
            eq(identityChecks.submittedAt, submittedAt),
          ),
        )
        .returning({ memberId: identityChecks.memberId });
      if (decided.length > 0)
        await notify.inboxMessage(identityDecidedMessage({ memberId, merchant }, state, submittedAt.toISOString()));
    });
  };

  const decidePending = async (): Promise<void> => {
    if (!review) return;
    const waiting = await db
      .select()
      .from(identityChecks)
      .where(
        and(
          eq(identityChecks.state, 'pending'),
          lte(identityChecks.submittedAt, new Date(clock.now().getTime() - review.delay)),
        ),
      );
    for (const check of waiting) {
      const imageDigests = await uploads.digests([check.front, check.back, check.selfie]);
      await storeDecision(check, await review.decide({ imageDigests }));
    }
  };

  const find = async (memberId: string): Promise<Check | undefined> => {
    await decidePending();
    return (await db.select().from(identityChecks).where(eq(identityChecks.memberId, memberId)))[0];
  };

  return {
    decidePending,
    find,

    /**
     * Starts an identity check with these images. If the member has a pending or verified check, this check is returned
     * unchanged.
     */
    submit: async ({ memberId, merchant }: Session, images: IdentityImages): Promise<Check> => {
      const existing = await find(memberId);
      if (existing && existing.state !== 'rejected') return existing;
      if (!(await uploads.areUploadedBy(memberId, 'identity', [images.front, images.back, images.selfie])))
        throw new GatewayError(ErrorCode.NotFound);
      const row = { ...images, state: 'pending' as const, reason: null, submittedAt: clock.now(), decidedAt: null };
      const [written] = await db
        .insert(identityChecks)
        .values({ memberId, merchant, ...row })
        .onConflictDoUpdate({ target: identityChecks.memberId, set: row })
        .returning();
      return written!;
    },
  };
};
export type KycService = ReturnType<typeof createKycService>;
