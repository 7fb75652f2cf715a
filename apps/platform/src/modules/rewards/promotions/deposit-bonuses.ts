import type { Minor } from '@livery/contract/money';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { loadRewardContext, type RewardQuery } from '../engine/reward-context.ts';
import type { Promotion } from '../engine/reward.ts';
import { readPromotions } from './claimable-rewards.ts';
import { payReward } from './claim-reward.ts';
import { getEligibility, isOffered } from './eligibility.ts';

/** Promotion that pays a share of a deposit as a bonus. */
export type DepositBonusPromotion = Promotion;

const isDepositBonus = ({ kind }: Promotion): boolean => kind === 'WELCOME' || kind === 'RELOAD';

/** Lists the promotions that pay a bonus for a member's next deposit, in the operator's order. */
export const listDepositBonuses = async (db: Database, query: RewardQuery): Promise<DepositBonusPromotion[]> => {
  const context = await loadRewardContext(db, query);
  const bonuses: DepositBonusPromotion[] = [];
  for (const promotion of await readPromotions(db, query.merchant.code)) {
    if (!isDepositBonus(promotion) || !isOffered(promotion, query.flags)) continue;
    const { status, reason } = await getEligibility(context, promotion);
    if (status === 'progress' && reason === 'deposit') bonuses.push(promotion);
  }
  return bonuses;
};

/**
 * Pays the bonus that a member selected for a deposit, in the transaction that credits the deposit. Returns the amount
 * and the new balance. Returns undefined if no bonus is paid, e.g. because another deposit has already earned it. A
 * bonus that is rejected during a break of the member can still be claimed later.
 */
export const payDepositBonus = async (
  tx: Database,
  query: RewardQuery,
  promotionId: string,
): Promise<{ readonly amount: Minor; readonly balance: Minor } | undefined> => {
  const promotion = (await readPromotions(tx, query.merchant.code)).find(({ id }) => id === promotionId);
  if (!promotion || !isOffered(promotion, query.flags)) return undefined;
  const { status, reward } = await getEligibility(await loadRewardContext(tx, query), promotion);
  if (status !== 'claimable' || !reward) return undefined;
  try {
    const { amount, balance } = await payReward(tx, query, reward.id);
    return { amount, balance };
  } catch (error) {
    // The error is only about the bonus, e.g. because the member has a break. It must not prevent the credit of the
    // deposit.
    if (error instanceof GatewayError) return undefined;
    throw error;
  }
};
