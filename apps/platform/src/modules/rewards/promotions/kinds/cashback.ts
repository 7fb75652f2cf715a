import { addDays, zonedTimeToUtc, getMonday } from '../../../../core/clock/calendar.ts';
import { sumPlay } from '../../../betting/index.ts';
import type { RewardContext } from '../../engine/reward-context.ts';
import { line, type Promotion, type Eligibility, computeShare } from '../../engine/reward.ts';

/**
 * Computes the state of a cashback promotion, which pays a share of the net loss in the last full week. A week lasts
 * from Monday to Sunday in the merchant's time zone.
 */
export const cashbackEligibility = async (
  { db, merchant, memberId, now, today, claims, vip }: RewardContext,
  promotion: Promotion,
): Promise<Eligibility> => {
  const { least: minAmount = 1, cap = Infinity, days: open = 7 } = promotion.rules;
  const share = Math.max(promotion.rules.share ?? 0, vip.current?.cashbackShare ?? 0);
  const monday = getMonday(today);
  const week = {
    from: zonedTimeToUtc(addDays(monday, -7), merchant.timeZone),
    to: zonedTimeToUtc(monday, merchant.timeZone),
  };
  const nextClose = zonedTimeToUtc(addDays(monday, 7), merchant.timeZone);
  const id = `${promotion.id}:${addDays(monday, -7)}`;
  const claimed = claims.get(id);
  if (claimed) return { status: 'claimed', reason: 'period-open', until: nextClose, lines: claimed.lines };
  const { staked, returned } = await sumPlay(db, memberId, week);
  const loss = staked - returned;
  const lines = [
    line.instant('from', week.from),
    line.instant('to', week.to),
    line.money('staked', staked),
    line.money('returned', returned),
    line.money('netLoss', Math.max(0, loss)),
    line.percent(vip.current ? 'levelRate' : 'rate', share),
  ];
  const amount = Math.min(computeShare(Math.max(0, loss), share), cap);
  if (loss <= 0) return { status: 'progress', reason: 'no-loss', until: nextClose, lines };
  if (amount < minAmount)
    return {
      status: 'progress',
      reason: 'too-small',
      until: nextClose,
      lines: [...lines, line.money('smallest', minAmount)],
    };
  const availableUntil = zonedTimeToUtc(addDays(monday, open), merchant.timeZone);
  if (availableUntil <= now) return { status: 'progress', reason: 'lapsed', until: nextClose, lines };
  return {
    status: 'claimable',
    until: availableUntil,
    reward: {
      id,
      source: 'CASHBACK',
      promotionId: promotion.id,
      titles: promotion.titles,
      amount,
      rollover: amount * promotion.rolloverTimes,
      availableUntil,
      lines: [...lines, ...(cap < Infinity ? [line.money('cap', cap)] : [])],
    },
  };
};
