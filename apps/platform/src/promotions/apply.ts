import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, monthOf } from '../clock/calendar.ts';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { promotionApplications, uploads } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { refuseInBreak } from '../play-limits/refuse-if-limited.ts';
import type { RewardQuestion } from './reward-context.ts';
import type { Promotion } from './reward.ts';

interface Wish {
  readonly comment: string;
  /** Ids of uploads. */
  readonly images: readonly string[];
}

const areOwn = async (db: Database, memberId: string, images: readonly string[]): Promise<boolean> => {
  if (images.length === 0) return true;
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.purpose, 'activity'), inArray(uploads.id, [...images])));
  return found.length === images.length && new Set(images).size === images.length;
};

/** Hands in an application. The same one handed in again, after a lost answer, is the one that is there. */
export const applyTo = async (
  db: Database,
  { merchant, memberId, now }: RewardQuestion,
  promotion: Promotion,
  { comment, images }: Wish,
): Promise<Date> => {
  if (promotion.kind !== 'APPLY')
    throw new GatewayError(ErrorCode.BadRequest, { message: 'Nobody applies for this promotion: it is claimed' });
  await refuseInBreak(db, now, memberId);
  if (!(await areOwn(db, memberId, images)))
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'images: pictures that this member sent for an activity, each once',
    });
  const period = monthOf(dayOf(now, merchant.timeZone));
  const answerAt = new Date(now.getTime() + minutes(promotion.rules.answerMinutes ?? 0));
  const application = {
    id: randomUUID(),
    promotionId: promotion.id,
    memberId,
    period,
    comment,
    images: [...images],
    state: 'waiting' as const,
    submittedAt: now,
    answerAt,
  };
  const [made] = await db.insert(promotionApplications).values(application).onConflictDoNothing().returning();
  if (made) return made.answerAt;
  const [known] = await db
    .select()
    .from(promotionApplications)
    .where(
      and(
        eq(promotionApplications.promotionId, promotion.id),
        eq(promotionApplications.memberId, memberId),
        eq(promotionApplications.period, period),
      ),
    );
  const isSame = known?.comment === comment && known.images.join() === images.join();
  if (!known || !isSame) throw new GatewayError(ErrorCode.AlreadyApplied);
  return known.answerAt;
};
