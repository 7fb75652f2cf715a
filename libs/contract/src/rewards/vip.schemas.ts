import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const vipLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Sum of settled bets that a member must reach for this level. All bets since the registration count. */
  requiredBets: amount,
  /** Bonus that is paid once, when the member reaches the level. */
  levelUpBonus: amount,
  /** Percentage of the member's net loss of a week that is paid back. */
  cashbackPercent: z.number(),
  /** Percentage by which this level increases a check-in reward. */
  checkInExtraPercent: z.number(),
  /**
   * State of the level-up bonus for the member. `none`: the level has no bonus. `ahead`: the member's bets do not
   * reach the level yet. `claimable`: the member can claim the bonus now. `claimed`: the member has claimed the
   * bonus.
   */
  bonus: z.enum(['none', 'ahead', 'claimable', 'claimed']),
  /** Id with which the member claims the level-up bonus. Present even if the member cannot claim the bonus. */
  rewardId: z.string(),
});
export type VipLevel = z.infer<typeof vipLevel>;

export const memberClubBenefit = {
  request: z.object({}),
  value: z.object({
    level: z.number(),
    /**
     * Sum of the stakes of the member's valid bets since the registration. A bet is valid after it is won or lost.
     */
    validBets: amount,
    currency: z.string(),
    /** Sum of bets that a member must place before the level-up bonus can be withdrawn, as a multiple of the bonus. */
    rolloverTimes: z.number(),
    /** All VIP levels in ascending order. The first one is level 0. */
    levels: z.array(vipLevel),
  }),
};
