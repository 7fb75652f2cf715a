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
  /** Id with which the member claims the level-up bonus. It is also present if the bonus cannot be claimed now. */
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
    /**
     * Wagering requirement as a multiple of the level-up bonus. The member must place bets of this total before the
     * bonus can be withdrawn.
     */
    rolloverTimes: z.number(),
    /** All VIP levels in ascending order. The first one is level 0. */
    levels: z.array(vipLevel),
  }),
};
