import { formatAmount } from '@livery/contract/money';
import { memberClubBenefit, type VipLevel } from '@livery/contract/vip';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { openRewardContext, type RewardContext } from '../promotions/reward-context.ts';
import type { RewardGate } from '../promotions/reward-gates.ts';
import { textIn } from '../promotions/wire.ts';
import { isReached, levelRewardId } from './vip-rewards.ts';
import { keepVipLevel, type VipLevelRow } from './vip-standing.ts';

const bonusState = (row: VipLevelRow, { vip, claims }: RewardContext): VipLevel['bonus'] => {
  if (row.levelUpBonus === 0) return 'none';
  if (claims.has(levelRewardId(row.level))) return 'claimed';
  return isReached(row, vip) ? 'claimable' : 'ahead';
};

export const vipRoutes = (route: Route, { db, gate }: { readonly db: Database; readonly gate: RewardGate }): void => {
  route(memberClubBenefit, async (call) => {
    const context = await openRewardContext(db, await gate(call));
    const { vip } = context;
    await keepVipLevel(db, call.session, vip.level);
    return {
      level: vip.level,
      validBets: formatAmount(vip.validBets),
      currency: call.merchant.currency,
      rolloverTimes: vip.levels.at(-1)?.rolloverTimes ?? 0,
      levels: vip.levels.map((row) => ({
        level: row.level,
        name: textIn(row.names, call.language),
        requiredBets: formatAmount(row.requiredBets),
        levelUpBonus: formatAmount(row.levelUpBonus),
        cashbackPercent: row.cashbackShare / 100,
        checkInExtraPercent: row.checkInExtra / 100,
        bonus: bonusState(row, context),
        rewardId: levelRewardId(row.level),
      })),
    };
  });
};
