import { days } from '../../clock/durations.ts';
import { firstDepositIn } from '../member-facts.ts';
import type { RewardContext } from '../reward-context.ts';
import { line, type Promotion, type Standing, shareOf } from '../reward.ts';

/** A share of the first deposit of one's life here. */
export const welcomeStanding = async (
  { db, memberId, registeredAt, now, claims }: RewardContext,
  promotion: Promotion,
): Promise<Standing> => {
  const { share = 0, cap = Infinity, least = 0, days: open = 7 } = promotion.rules;
  const claimed = claims.get(promotion.id);
  if (claimed) return { status: 'claimed', lines: claimed.lines };
  const deposit = await firstDepositIn(db, memberId, { from: registeredAt, to: new Date(now.getTime() + 1) });
  if (!deposit) return { status: 'progress', reason: 'deposit', until: promotion.endsAt };
  const availableUntil = new Date(deposit.at.getTime() + days(open));
  const lines = [line.money('deposit', deposit.amount), line.instant('from', deposit.at)];
  if (deposit.at < promotion.startsAt) return { status: 'notEligible', reason: 'deposit-before', lines };
  if (deposit.amount < least)
    return { status: 'notEligible', reason: 'too-small', lines: [...lines, line.money('smallest', least)] };
  if (availableUntil <= now) return { status: 'notEligible', reason: 'deposit-lapsed', until: availableUntil, lines };
  const amount = Math.min(shareOf(deposit.amount, share), cap);
  return {
    status: 'claimable',
    until: availableUntil,
    reward: {
      id: promotion.id,
      source: 'WELCOME',
      promotionId: promotion.id,
      titles: promotion.titles,
      amount,
      rollover: amount * promotion.rolloverTimes,
      availableUntil,
      lines: [...lines, line.percent('rate', share), ...(cap < Infinity ? [line.money('cap', cap)] : [])],
    },
  };
};
