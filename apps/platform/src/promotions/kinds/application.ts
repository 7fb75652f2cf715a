import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { firstOfMonth, firstOfNextMonth, instantAt, monthOf } from '../../clock/calendar.ts';
import { days } from '../../clock/durations.ts';
import type { Database } from '../../db/database.ts';
import { promotionApplications, uploads } from '../../db/schema/tables.ts';
import { playIn } from '../member-facts.ts';
import type { RewardContext } from '../reward-context.ts';
import { line, type Promotion, type Standing } from '../reward.ts';

export type Application = typeof promotionApplications.$inferSelect;
type Verdict = Pick<Application, 'state' | 'reason'>;

/** Who plays here has bet within this time. */
const recently = days(30);

/** Whether somebody else had sent one of these pictures before. They are kept as they were drawn anew, so the same picture is the same bytes. */
const wereOthers = async (db: Database, { memberId, images, submittedAt }: Application): Promise<boolean> => {
  const own = await db
    .select({ digest: uploads.digest })
    .from(uploads)
    .where(inArray(uploads.id, [...images]));
  if (own.length === 0) return false;
  const [known] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(
          uploads.digest,
          own.map(({ digest }) => digest),
        ),
        ne(uploads.memberId, memberId),
        lt(uploads.at, submittedAt),
      ),
    )
    .limit(1);
  return known !== undefined;
};

/** What the house's own rules say of an application: its pictures are its sender's own, and its sender plays. */
const judge = async (db: Database, application: Application): Promise<Verdict> => {
  const { memberId, images, submittedAt } = application;
  if (images.length > 0 && (await wereOthers(db, application))) return { state: 'rejected', reason: 'picture-known' };
  const { rounds } = await playIn(db, memberId, { from: new Date(submittedAt.getTime() - recently), to: submittedAt });
  return rounds > 0 ? { state: 'approved', reason: null } : { state: 'rejected', reason: 'no-play' };
};

/** Answers an application that is due. An operator who looked at it earlier has set its state already, and that stands. */
const answerIfDue = async (db: Database, application: Application, now: Date): Promise<Application> => {
  if (application.state !== 'waiting' || application.answerAt > now) return application;
  const verdict = await judge(db, application);
  const [answered] = await db
    .update(promotionApplications)
    .set(verdict)
    .where(and(eq(promotionApplications.id, application.id), eq(promotionApplications.state, 'waiting')))
    .returning();
  return answered ?? application;
};

export const findApplication = async (
  db: Database,
  promotionId: string,
  memberId: string,
  period: string,
): Promise<Application | undefined> => {
  const [found] = await db
    .select()
    .from(promotionApplications)
    .where(
      and(
        eq(promotionApplications.promotionId, promotionId),
        eq(promotionApplications.memberId, memberId),
        eq(promotionApplications.period, period),
      ),
    );
  return found;
};

/** One application a month, answered before it pays. */
export const applicationStanding = async (
  { db, merchant, memberId, now, today, claims }: RewardContext,
  promotion: Promotion,
): Promise<Standing> => {
  const period = monthOf(today);
  const nextMonth = instantAt(firstOfNextMonth(firstOfMonth(today)), merchant.timeZone);
  const id = `${promotion.id}:${period}`;
  const claimed = claims.get(id);
  if (claimed) return { status: 'claimed', reason: 'period-open', until: nextMonth, lines: claimed.lines };
  const found = await findApplication(db, promotion.id, memberId, period);
  if (!found) return { status: 'apply', until: nextMonth };
  const { state, reason, answerAt } = await answerIfDue(db, found, now);
  if (state === 'waiting') return { status: 'waiting', until: answerAt };
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
