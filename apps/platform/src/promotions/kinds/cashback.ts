import { addDays, instantAt, mondayOf } from '../../clock/calendar.ts';
import { playIn } from '../member-facts.ts';
import type { RewardContext } from '../reward-context.ts';
import { line, type Promotion, type Standing, shareOf } from '../reward.ts';

/** A share of what the last closed week lost, Monday to Sunday in the merchant's time zone. */
export const cashbackStanding = async (
  { db, merchant, memberId, now, today, claims, vip }: RewardContext,
  promotion: Promotion,
): Promise<Standing> => {
  const { least = 1, cap = Infinity, days: open = 7 } = promotion.rules;
  const share = Math.max(promotion.rules.share ?? 0, vip.current?.cashbackShare ?? 0);
  const monday = mondayOf(today);
  const week = { from: instantAt(addDays(monday, -7), merchant.timeZone), to: instantAt(monday, merchant.timeZone) };
  const nextClose = instantAt(addDays(monday, 7), merchant.timeZone);
  const id = `${promotion.id}:${addDays(monday, -7)}`;
  const claimed = claims.get(id);
  if (claimed) return { status: 'claimed', reason: 'period-open', until: nextClose, lines: claimed.lines };
  const { staked, returned } = await playIn(db, memberId, week);
  const loss = staked - returned;
  const lines = [
    line.instant('from', week.from),
    line.instant('to', week.to),
    line.money('staked', staked),
    line.money('returned', returned),
    line.money('netLoss', Math.max(0, loss)),
    line.percent(vip.current ? 'levelRate' : 'rate', share),
  ];
  const amount = Math.min(shareOf(Math.max(0, loss), share), cap);
  if (loss <= 0) return { status: 'progress', reason: 'no-loss', until: nextClose, lines };
  if (amount < least)
    return {
      status: 'progress',
      reason: 'too-small',
      until: nextClose,
      lines: [...lines, line.money('smallest', least)],
    };
  const availableUntil = instantAt(addDays(monday, open), merchant.timeZone);
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
