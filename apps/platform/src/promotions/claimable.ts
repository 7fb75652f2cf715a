import { asc, eq } from 'drizzle-orm';
import { promotions } from '../db/schema/tables.ts';
import type { Database } from '../db/database.ts';
import { missionRewards } from '../missions/mission-rewards.ts';
import { referralRewards } from '../referral/referral-rewards.ts';
import { vipRewards } from '../vip/vip-rewards.ts';
import type { RewardContext } from './reward-context.ts';
import type { Promotion, Reward } from './reward.ts';
import { isOffered, isRunning, standIn } from './standings.ts';

export const readPromotions = (db: Database, merchant: string): Promise<Promotion[]> =>
  db.select().from(promotions).where(eq(promotions.merchant, merchant)).orderBy(asc(promotions.position));

const promotionRewards = async (context: RewardContext): Promise<Reward[]> => {
  const rewards: Reward[] = [];
  for (const promotion of await readPromotions(context.db, context.merchant.code)) {
    if (!isRunning(promotion, context.now) || !isOffered(promotion, context.flags)) continue;
    const { status, reward } = await standIn(context, promotion);
    if (status === 'claimable' && reward) rewards.push(reward);
  }
  return rewards;
};

/** All that a member can claim at this instant. One after the other: a transaction has one connection. */
export const claimableRewards = async (context: RewardContext): Promise<Reward[]> => [
  ...(await promotionRewards(context)),
  ...(await missionRewards(context)),
  ...vipRewards(context),
  ...(await referralRewards(context)),
];
