import { line, type Reward } from '../engine/reward.ts';
import type { RewardContext } from '../engine/reward-context.ts';
import type { VipLevelRow, VipStatus } from '../engine/vip-status.ts';

export const toLevelRewardId = (level: number): string => `vip:${level}`;

/**
 * Returns true if the member's bets reach the level. An operator can grant a higher level, but the bonus of this level
 * is paid only after the bets reach the level.
 */
export const isReached = ({ requiredBets }: VipLevelRow, { validBets }: VipStatus): boolean =>
  requiredBets <= validBets;

/** Lists the bonuses of reached VIP levels that the member has not claimed yet. These bonuses do not expire. */
export const getVipRewards = ({ vip, claims }: RewardContext): Reward[] =>
  vip.levels
    .filter((row) => row.levelUpBonus > 0 && isReached(row, vip) && !claims.has(toLevelRewardId(row.level)))
    .map(({ level, names, levelUpBonus, rolloverTimes, requiredBets }) => ({
      id: toLevelRewardId(level),
      source: 'VIP',
      promotionId: null,
      titles: names,
      amount: levelUpBonus,
      rollover: levelUpBonus * rolloverTimes,
      availableUntil: null,
      lines: [line.count('level', level), line.money('goal', requiredBets), line.money('done', vip.validBets)],
    }));
