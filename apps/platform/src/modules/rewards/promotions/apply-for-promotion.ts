import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { toCalendarDay, toMonth } from '../../../core/clock/calendar.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { assertNotExcluded } from '../../responsible-gaming/index.ts';
import type { RewardQuery } from '../engine/reward-context.ts';
import type { Promotion } from '../engine/reward.ts';
import { uploads } from '../../uploads/index.ts';
import { promotionApplications } from '../promotions.tables.ts';

interface ApplicationParams {
  readonly comment: string;
  /** Ids of the images that the member uploaded for the application. */
  readonly images: readonly string[];
}

const areMemberUploads = async (db: Database, memberId: string, images: readonly string[]): Promise<boolean> => {
  if (images.length === 0) return true;
  const uploaded = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.purpose, 'activity'), inArray(uploads.id, [...images])));
  return uploaded.length === images.length && new Set(images).size === images.length;
};

/**
 * Stores a member's application for a promotion, and returns the time of the decision. A repeated call with the same
 * data returns the time of the existing application. Throws a GatewayError if the member has already sent another
 * application in the same month.
 */
export const applyToPromotion = async (
  db: Database,
  { merchant, memberId, now }: RewardQuery,
  promotion: Promotion,
  { comment, images }: ApplicationParams,
): Promise<Date> => {
  if (promotion.kind !== 'APPLY')
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'This promotion accepts no applications: claim it instead',
    });
  await assertNotExcluded(db, now, memberId);
  if (!(await areMemberUploads(db, memberId, images)))
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'images: each must be an upload of this member for an activity, without duplicates',
    });
  const period = toMonth(toCalendarDay(now, merchant.timeZone));
  const decideAt = new Date(now.getTime() + minutes(promotion.rules.answerMinutes ?? 0));
  const application = {
    id: randomUUID(),
    promotionId: promotion.id,
    memberId,
    period,
    comment,
    images: [...images],
    state: 'waiting' as const,
    submittedAt: now,
    decideAt,
  };
  const [created] = await db.insert(promotionApplications).values(application).onConflictDoNothing().returning();
  if (created) return created.decideAt;
  const [existing] = await db
    .select()
    .from(promotionApplications)
    .where(
      and(
        eq(promotionApplications.promotionId, promotion.id),
        eq(promotionApplications.memberId, memberId),
        eq(promotionApplications.period, period),
      ),
    );
  const isSame = existing?.comment === comment && existing.images.join() === images.join();
  if (!existing || !isSame) throw new GatewayError(ErrorCode.AlreadyApplied);
  return existing.decideAt;
};
