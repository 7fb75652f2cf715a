import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { getMonthStart, getNextMonthStart, zonedTimeToUtc, toMonth } from '../../../../core/clock/calendar.ts';
import { days } from '../../../../core/clock/durations.ts';
import type { Database } from '../../../../core/db/database.ts';
import { sumPlay } from '../../../betting/index.ts';
import type { RewardContext } from '../../engine/reward-context.ts';
import { line, type Promotion, type Eligibility } from '../../engine/reward.ts';
import { uploads } from '../../../uploads/index.ts';
import { promotionApplications } from '../../promotions.tables.ts';

export type Application = typeof promotionApplications.$inferSelect;
type Verdict = Pick<Application, 'state' | 'reason'>;

/** Length of the time before the application in which the member must have played, in milliseconds. */
const recentWindow = days(30);

/**
 * Returns true if another member uploaded one of these images earlier. The images are compared by their digests. The
 * gateway encodes all uploads in the same way, so the same image always has the same digest.
 */
const wereSubmittedByOthers = async (
  db: Database,
  { memberId, images, submittedAt }: Application,
): Promise<boolean> => {
  const submitted = await db
    .select({ digest: uploads.digest })
    .from(uploads)
    .where(inArray(uploads.id, [...images]));
  if (submitted.length === 0) return false;
  const [duplicate] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(
          uploads.digest,
          submitted.map(({ digest }) => digest),
        ),
        ne(uploads.memberId, memberId),
        lt(uploads.at, submittedAt),
      ),
    )
    .limit(1);
  return duplicate !== undefined;
};

/**
 * Decides on an application. The application is approved if no other member submitted its images earlier, and if the
 * member has played recently.
 */
const judge = async (db: Database, application: Application): Promise<Verdict> => {
  const { memberId, images, submittedAt } = application;
  if (images.length > 0 && (await wereSubmittedByOthers(db, application)))
    return { state: 'rejected', reason: 'picture-known' };
  const { rounds } = await sumPlay(db, memberId, {
    from: new Date(submittedAt.getTime() - recentWindow),
    to: submittedAt,
  });
  return rounds > 0 ? { state: 'approved', reason: null } : { state: 'rejected', reason: 'no-play' };
};

/** Makes the decision on an application if it is due. If an operator has already decided, nothing changes. */
const decideIfDue = async (db: Database, application: Application, now: Date): Promise<Application> => {
  if (application.state !== 'waiting' || application.decideAt > now) return application;
  const verdict = await judge(db, application);
  const [decided] = await db
    .update(promotionApplications)
    .set(verdict)
    .where(and(eq(promotionApplications.id, application.id), eq(promotionApplications.state, 'waiting')))
    .returning();
  return decided ?? application;
};

export const findApplication = async (
  db: Database,
  promotionId: string,
  memberId: string,
  period: string,
): Promise<Application | undefined> => {
  const [application] = await db
    .select()
    .from(promotionApplications)
    .where(
      and(
        eq(promotionApplications.promotionId, promotionId),
        eq(promotionApplications.memberId, memberId),
        eq(promotionApplications.period, period),
      ),
    );
  return application;
};

/**
 * Computes the state of a promotion of the kind APPLY. A member can apply once a month. The reward can be claimed after
 * the application is approved.
 */
export const applicationEligibility = async (
  { db, merchant, memberId, now, today, claims }: RewardContext,
  promotion: Promotion,
): Promise<Eligibility> => {
  const period = toMonth(today);
  const nextMonth = zonedTimeToUtc(getNextMonthStart(getMonthStart(today)), merchant.timeZone);
  const id = `${promotion.id}:${period}`;
  const claimed = claims.get(id);
  if (claimed) return { status: 'claimed', reason: 'period-open', until: nextMonth, lines: claimed.lines };
  const application = await findApplication(db, promotion.id, memberId, period);
  if (!application) return { status: 'apply', until: nextMonth };
  const { state, reason, decideAt } = await decideIfDue(db, application, now);
  if (state === 'waiting') return { status: 'waiting', until: decideAt };
  if (state === 'rejected') return { status: 'rejected', reason, until: nextMonth };
  const amount = promotion.rules.amounts?.[0] ?? 0;
  if (amount <= 0) return { status: 'ended' };
  return {
    status: 'claimable',
    until: nextMonth,
    reward: {
      id,
      source: 'APPLY',
      promotionId: promotion.id,
      titles: promotion.titles,
      amount,
      rollover: amount * promotion.rolloverTimes,
      availableUntil: nextMonth,
      lines: [line.money('bonus', amount)],
    },
  };
};
