import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { listMissionRewards } from '../missions/mission-rewards.ts';
import { listReferralRewards } from '../referral/referral-rewards.ts';
import { getVipRewards } from '../vip/vip-rewards.ts';
import type { RewardContext } from '../engine/reward-context.ts';
import type { Promotion, Reward } from '../engine/reward.ts';
import { isOffered, isRunning, getEligibility } from './eligibility.ts';
import { promotions } from '../promotions.tables.ts';

export const readPromotions = (db: Database, merchant: string): Promise<Promotion[]> =>
  db.select().from(promotions).where(eq(promotions.merchant, merchant)).orderBy(asc(promotions.position));

const listPromotionRewards = async (context: RewardContext): Promise<Reward[]> => {
  const rewards: Reward[] = [];
  for (const promotion of await readPromotions(context.db, context.merchant.code)) {
    if (!isRunning(promotion, context.now) || !isOffered(promotion, context.flags)) continue;
    const { status, reward } = await getEligibility(context, promotion);
    if (status === 'claimable' && reward) rewards.push(reward);
  }
  return rewards;
};

/**
 * Lists all rewards that a member can claim now. The queries run one after another, because a transaction has only one
 * connection.
 */
export const listClaimableRewards = async (context: RewardContext): Promise<Reward[]> => [
  ...(await listPromotionRewards(context)),
  ...(await listMissionRewards(context)),
  ...getVipRewards(context),
  ...(await listReferralRewards(context)),
];
