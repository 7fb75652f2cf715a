import { addDays, zonedTimeToUtc } from '../../../../core/clock/calendar.ts';
import { findFirstDeposit } from '../../../betting/index.ts';
import type { RewardContext } from '../../engine/reward-context.ts';
import { line, type Promotion, type Eligibility, computeShare } from '../../engine/reward.ts';

/**
 * Returns the day number of a paid check-in, counted from 1 within its streak (consecutive days with a check-in).
 * Returns 0 if the details of the reward contain no streak.
 */
const getStreak = (lines: readonly { readonly code: string; readonly value: string }[]): number =>
  Number(lines.find(({ code }) => code === 'streak')?.value ?? 0);

/**
 * Computes the state of a check-in promotion. It pays increasing amounts on consecutive days. After a missed day or the
 * last day of the streak, the streak starts again with the first day.
 */
export const checkInEligibility = async (
  { db, merchant, memberId, registeredAt, now, today, claims, vip }: RewardContext,
  promotion: Promotion,
): Promise<Eligibility> => {
  const amounts = promotion.rules.amounts ?? [];
  const extra = vip.current?.checkInExtra ?? 0;
  const paid = amounts.map((amount) => amount + computeShare(amount, extra));
  const toRewardId = (day: string): string => `${promotion.id}:${day}`;
  const tomorrow = zonedTimeToUtc(addDays(today, 1), merchant.timeZone);
  const claimed = claims.get(toRewardId(today));
  if (claimed)
    return {
      status: 'claimed',
      reason: 'come-tomorrow',
      until: tomorrow,
      lines: claimed.lines,
      days: { done: getStreak(claimed.lines), today: true, amounts: paid },
    };
  const before = getStreak(claims.get(toRewardId(addDays(today, -1)))?.lines ?? []) % amounts.length;
  const row = { done: before, today: false, amounts: paid };
  const deposit = await findFirstDeposit(db, memberId, {
    from: new Date(0),
    to: new Date(Math.max(now.getTime(), registeredAt.getTime()) + 1),
  });
  if (!deposit) return { status: 'progress', reason: 'deposit', days: row };
  const base = amounts[before] ?? 0;
  const amount = paid[before] ?? 0;
  if (amount <= 0) return { status: 'ended' };
  return {
    status: 'claimable',
    until: tomorrow,
    days: row,
    reward: {
      id: toRewardId(today),
      source: 'CHECKIN',
      promotionId: promotion.id,
      titles: promotion.titles,
      amount,
      rollover: amount * promotion.rolloverTimes,
      availableUntil: tomorrow,
      lines: [
        line.count('streak', before + 1),
        line.money('base', base),
        ...(extra > 0 ? [line.percent('levelExtra', extra)] : []),
      ],
    },
  };
};
