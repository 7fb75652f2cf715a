import { ErrorCode } from '@livery/contract/errors';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { TransactionRunner } from '../notifications/transaction-runner.ts';
import { identityDecidedMessage } from '../notifications/inbox/inbox-messages.ts';
import type { Session } from '../../core/http/session.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { identityChecks } from './kyc.tables.ts';

/** Milliseconds until the demo back office decides. */
const reviewDelay = seconds(30);

type Check = typeof identityChecks.$inferSelect;
type IdentityImages = Pick<Check, 'front' | 'back' | 'selfie'>;

interface CreateKycServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly withNotifications: TransactionRunner;
}

export const createKycService = ({ db, clock, uploads, withNotifications }: CreateKycServiceDeps) => {
  /** Decides a check as the demo back office does: it verifies three different images and rejects duplicates. */
  const decide = async ({ memberId, merchant, front, back, selfie, submittedAt }: Check): Promise<void> => {
    const areThree = new Set(await uploads.digests([front, back, selfie])).size === 3;
    const state = areThree ? 'verified' : 'rejected';
    await withNotifications(async (tx, notify) => {
      const decided = await tx
        .update(identityChecks)
        .set({ state, reason: areThree ? null : 'sameSide', decidedAt: clock.now() })
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
    const waiting = await db
      .select()
      .from(identityChecks)
      .where(
        and(
          eq(identityChecks.state, 'pending'),
          lte(identityChecks.submittedAt, new Date(clock.now().getTime() - reviewDelay)),
        ),
      );
    for (const check of waiting) await decide(check);
  };

  const find = async (memberId: string): Promise<Check | undefined> => {
    await decidePending();
    return (await db.select().from(identityChecks).where(eq(identityChecks.memberId, memberId)))[0];
  };

  return {
    reviewDelay,
    decidePending,
    find,

    /** Submits a check. A pending or verified check stays unchanged. */
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
