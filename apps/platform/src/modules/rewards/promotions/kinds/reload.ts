import { addDays, zonedTimeToUtc, getMonday, getWeekday } from '../../../../core/clock/calendar.ts';
import { findFirstDeposit } from '../../../betting/index.ts';
import type { RewardContext } from '../../engine/reward-context.ts';
import { line, type Promotion, type Eligibility, computeShare } from '../../engine/reward.ts';

const saturday = 5;

/**
 * Computes the state of a reload promotion for a member. For each weekend, the promotion pays a share of the member's
 * first deposit on this weekend.
 */
export const reloadEligibility = async (
  { db, merchant, memberId, now, today, claims }: RewardContext,
  promotion: Promotion,
): Promise<Eligibility> => {
  const { share = 0, cap = Infinity, least: minAmount = 0, days: open = 2 } = promotion.rules;
  const isWeekend = getWeekday(today) >= saturday;
  // On Monday to Friday, the member still sees the reward for the last weekend.
  const start = addDays(getMonday(today), isWeekend ? saturday : saturday - 7);
  const at = (day: string): Date => zonedTimeToUtc(day, merchant.timeZone);
  const nextStart = at(addDays(start, 7));
  const availableUntil = at(addDays(start, 2 + open));
  const id = `${promotion.id}:${start}`;
  const claimed = claims.get(id);
  if (claimed) return { status: 'claimed', reason: 'come-weekend', until: nextStart, lines: claimed.lines };
  if (availableUntil <= now) return { status: 'progress', reason: 'come-weekend', until: nextStart };
  const deposit = await findFirstDeposit(db, memberId, { from: at(start), to: at(addDays(start, 2)) });
  if (!deposit)
    return isWeekend
      ? { status: 'progress', reason: 'deposit', until: at(addDays(start, 2)) }
      : { status: 'progress', reason: 'come-weekend', until: nextStart };
  const lines = [line.money('deposit', deposit.amount), line.instant('from', deposit.at)];
  if (deposit.amount < minAmount)
    return {
      status: 'notEligible',
      reason: 'too-small',
      until: nextStart,
      lines: [...lines, line.money('smallest', minAmount)],
    };
  const amount = Math.min(computeShare(deposit.amount, share), cap);
  return {
    status: 'claimable',
    until: availableUntil,
    reward: {
      id,
      source: 'RELOAD',
      promotionId: promotion.id,
      titles: promotion.titles,
      amount,
      rollover: amount * promotion.rolloverTimes,
      availableUntil,
      lines: [...lines, line.percent('rate', share), ...(cap < Infinity ? [line.money('cap', cap)] : [])],
    },
  };
};
