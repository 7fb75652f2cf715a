import { addDays, instantAt } from '../../clock/calendar.ts';
import { firstDepositIn } from '../member-facts.ts';
import type { RewardContext } from '../reward-context.ts';
import { line, type Promotion, type Standing, shareOf } from '../reward.ts';

/** Which day of the row a claim was, 1 for the first. */
const placeOf = (lines: readonly { readonly code: string; readonly value: string }[]): number =>
  Number(lines.find(({ code }) => code === 'streak')?.value ?? 0);

/** One claim a day, more from day to day; a day left out begins the row anew, and so does its end. */
export const checkInStanding = async (
  { db, merchant, memberId, registeredAt, now, today, claims, vip }: RewardContext,
  promotion: Promotion,
): Promise<Standing> => {
  const amounts = promotion.rules.amounts ?? [];
  const extra = vip.current?.checkInExtra ?? 0;
  const paid = amounts.map((amount) => amount + shareOf(amount, extra));
  const idOf = (day: string): string => `${promotion.id}:${day}`;
  const tomorrow = instantAt(addDays(today, 1), merchant.timeZone);
  const claimed = claims.get(idOf(today));
  if (claimed)
    return {
      status: 'claimed',
      reason: 'come-tomorrow',
      until: tomorrow,
      lines: claimed.lines,
      days: { done: placeOf(claimed.lines), today: true, amounts: paid },
    };
  const before = placeOf(claims.get(idOf(addDays(today, -1)))?.lines ?? []) % amounts.length;
  const row = { done: before, today: false, amounts: paid };
  const deposit = await firstDepositIn(db, memberId, {
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
      id: idOf(today),
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
