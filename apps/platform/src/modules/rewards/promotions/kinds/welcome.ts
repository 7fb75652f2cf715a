import { days } from '../../../../core/clock/durations.ts';
import { findFirstDeposit } from '../../../betting/index.ts';
import type { RewardContext } from '../../engine/reward-context.ts';
import { line, type Promotion, type Eligibility, computeShare } from '../../engine/reward.ts';

/** Computes the state of a welcome promotion, which pays a share of the member's first deposit. */
export const welcomeEligibility = async (
  { db, memberId, registeredAt, now, claims }: RewardContext,
  promotion: Promotion,
): Promise<Eligibility> => {
  const { share = 0, cap = Infinity, least: minAmount = 0, days: open = 7 } = promotion.rules;
  const claimed = claims.get(promotion.id);
  if (claimed) return { status: 'claimed', lines: claimed.lines };
  const deposit = await findFirstDeposit(db, memberId, { from: registeredAt, to: new Date(now.getTime() + 1) });
  if (!deposit) return { status: 'progress', reason: 'deposit', until: promotion.endsAt };
  const availableUntil = new Date(deposit.at.getTime() + days(open));
  const lines = [line.money('deposit', deposit.amount), line.instant('from', deposit.at)];
  if (deposit.at < promotion.startsAt) return { status: 'notEligible', reason: 'deposit-before', lines };
  if (deposit.amount < minAmount)
    return { status: 'notEligible', reason: 'too-small', lines: [...lines, line.money('smallest', minAmount)] };
  if (availableUntil <= now) return { status: 'notEligible', reason: 'deposit-lapsed', until: availableUntil, lines };
  const amount = Math.min(computeShare(deposit.amount, share), cap);
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
