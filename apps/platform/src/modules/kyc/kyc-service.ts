import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Session } from '../../core/http/calls/session.ts';
import { members } from '../members/index.ts';
import { identityDecidedMessage, type TransactionRunner } from '../notifications/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { IdentityDecision, IdentityReview } from './identity-review-port.ts';
import { identityChecks } from './kyc.tables.ts';

type Check = typeof identityChecks.$inferSelect;
type IdentityImages = Pick<Check, 'front' | 'back' | 'selfie'>;

/** Maximum number of identity checks that one run of the periodic job reviews. */
const batchSize = 20;

interface CreateKycServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly withNotifications: TransactionRunner;
  /** Service that decides on identity checks. Undefined if the gateway has no identity checks. */
  readonly review: IdentityReview | undefined;
  readonly onError: (error: unknown) => void;
}

type DecisionDeps = Pick<CreateKycServiceDeps, 'clock' | 'withNotifications'>;

/**
 * Creates the function that stores a decision. A repeated decision changes nothing. The created function throws a
 * GatewayError if the check is unknown (e.g. because the member has submitted new images) or already has a different
 * decision.
 */
const createDecisionStore =
  ({ clock, withNotifications }: DecisionDeps) =>
  (checkId: string, decision: IdentityDecision): Promise<Check> =>
    withNotifications(async (tx, notify) => {
      const [check] = await tx.select().from(identityChecks).where(eq(identityChecks.id, checkId)).for('update');
      if (!check) throw new GatewayError(ErrorCode.NotFound);
      if (check.state === decision.state) return check;
      if (check.state !== 'pending')
        throw new GatewayError(ErrorCode.TransactionConflict, { value: { state: check.state } });
      const reason = decision.state === 'rejected' ? decision.reason : null;
      const [decided] = await tx
        .update(identityChecks)
        .set({ state: decision.state, reason, decidedAt: clock.now(), dueAt: null })
        .where(eq(identityChecks.id, checkId))
        .returning();
      const { memberId, merchant, submittedAt } = check;
      await notify.inboxMessage(
        identityDecidedMessage({ memberId, merchant }, decision.state, submittedAt.toISOString()),
      );
      return decided!;
    });

/**
 * Creates the function that submits pending identity checks to the review service when their next review is due. The
 * function also stores the decisions of the service.
 */
const createReviewer = (
  { db, clock, uploads, onError }: CreateKycServiceDeps,
  review: IdentityReview,
  decide: ReturnType<typeof createDecisionStore>,
) => {
  /**
   * Selects the checks whose review is due, and moves their next review time into the future. Other gateways therefore
   * do not review them at the same time.
   */
  const claimDue = (now: Date) =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ check: identityChecks, username: members.username })
        .from(identityChecks)
        .innerJoin(members, eq(members.id, identityChecks.memberId))
        .where(and(eq(identityChecks.state, 'pending'), lte(identityChecks.dueAt, now)))
        .limit(batchSize)
        .for('update', { of: identityChecks, skipLocked: true });
      for (const { check } of due)
        await tx
          .update(identityChecks)
          .set({ dueAt: review.getNextReviewTime(check.submittedAt, now) })
          .where(eq(identityChecks.id, check.id));
      return due;
    });

  return async (): Promise<void> => {
    const now = clock.now();
    for (const { check, username } of await claimDue(now))
      try {
        const imageDigests = await uploads.digests([check.front, check.back, check.selfie]);
        const { id: checkId, merchant, memberId, submittedAt } = check;
        const result = await review.review({ checkId, merchant, memberId, username, imageDigests, submittedAt }, now);
        if (result.state !== 'pending') await decide(checkId, result);
      } catch (error) {
        onError(error);
      }
  };
};

export const createKycService = (deps: CreateKycServiceDeps) => {
  const { db, clock, uploads, review } = deps;
  const decide = createDecisionStore(deps);
  const reviewDue = review ? createReviewer(deps, review, decide) : async () => undefined;

  const find = async (memberId: string): Promise<Check | undefined> => {
    if (review?.isLocal) await reviewDue();
    return (await db.select().from(identityChecks).where(eq(identityChecks.memberId, memberId)))[0];
  };

  return {
    reviewDue,
    decide,
    find,

    /** Returns an image of a pending check. Throws a GatewayError for any other check. */
    readImage: async (checkId: string, image: keyof IdentityImages) => {
      const [check] = await db
        .select()
        .from(identityChecks)
        .where(and(eq(identityChecks.id, checkId), eq(identityChecks.state, 'pending')));
      const stored = check && (await uploads.read(check.memberId, 'identity', check[image]));
      if (!stored) throw new GatewayError(ErrorCode.NotFound);
      return stored;
    },

    /**
     * Starts an identity check with these images. If the member already has a pending or verified check, returns that
     * check unchanged. Throws a GatewayError if the gateway has no review service, or if the member did not upload
     * the images.
     */
    submit: async ({ memberId, merchant }: Session, images: IdentityImages): Promise<Check> => {
      if (!review) throw new GatewayError(ErrorCode.FeatureDisabled);
      const existing = await find(memberId);
      if (existing && existing.state !== 'rejected') return existing;
      if (!(await uploads.areUploadedBy(memberId, 'identity', [images.front, images.back, images.selfie])))
        throw new GatewayError(ErrorCode.NotFound);
      const submittedAt = clock.now();
      const row = {
        ...images,
        id: randomUUID(),
        state: 'pending' as const,
        reason: null,
        submittedAt,
        decidedAt: null,
        dueAt: review.getNextReviewTime(submittedAt, submittedAt),
      };
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
