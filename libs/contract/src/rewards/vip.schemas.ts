import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const vipLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Valid bets since the registration that are required for this level. */
  requiredBets: amount,
  /** Paid once, when the level is reached. */
  levelUpBonus: amount,
  /** Percent of the week's net loss that is paid back. */
  cashbackPercent: z.number(),
  /** Percent that is added to a check-in reward. */
  checkInExtraPercent: z.number(),
  /** State of the level's bonus: `none`: the level has no bonus; `ahead`: not reached yet; `claimable`; `claimed`. */
  bonus: z.enum(['none', 'ahead', 'claimable', 'claimed']),
  /** Id for the claim of the bonus. */
  rewardId: z.string(),
});
export type VipLevel = z.infer<typeof vipLevel>;

export const memberClubBenefit = {
  request: z.object({}),
  value: z.object({
    level: z.number(),
    /** Settled bets of the member since the registration. */
    validBets: amount,
    currency: z.string(),
    /** Wagering requirement as a multiple of the level-up bonus. */
    rolloverTimes: z.number(),
    /** Ascending, starting with level 0. */
    levels: z.array(vipLevel),
  }),
};
