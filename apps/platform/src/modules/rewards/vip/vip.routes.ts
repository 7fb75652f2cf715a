import { formatAmount } from '@livery/contract/money';
import { memberClubBenefit, type VipLevel } from '@livery/contract/rewards/vip';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { loadRewardContext, type RewardContext } from '../engine/reward-context.ts';
import type { RewardGuard } from '../engine/reward-guard.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { isReached, toLevelRewardId } from './vip-rewards.ts';
import { syncVipLevel, type VipLevelRow } from '../engine/vip-status.ts';

const bonusState = (row: VipLevelRow, { vip, claims }: RewardContext): VipLevel['bonus'] => {
  if (row.levelUpBonus === 0) return 'none';
  if (claims.has(toLevelRewardId(row.level))) return 'claimed';
  return isReached(row, vip) ? 'claimable' : 'ahead';
};

export const vipRoutes = (route: Route, { db, gate }: { readonly db: Database; readonly gate: RewardGuard }): void => {
  route(memberClubBenefit, async (call) => {
    const context = await loadRewardContext(db, await gate(call));
    const { vip } = context;
    await syncVipLevel(db, call.session, vip.level);
    return {
      level: vip.level,
      validBets: formatAmount(vip.validBets),
      currency: call.merchant.currency,
      rolloverTimes: vip.levels.at(-1)?.rolloverTimes ?? 0,
      levels: vip.levels.map((row) => ({
        level: row.level,
        name: localizeText(row.names, call.language, call.merchant),
        requiredBets: formatAmount(row.requiredBets),
        levelUpBonus: formatAmount(row.levelUpBonus),
        cashbackPercent: row.cashbackShare / 100,
        checkInExtraPercent: row.checkInExtra / 100,
        bonus: bonusState(row, context),
        rewardId: toLevelRewardId(row.level),
      })),
    };
  });
};
