import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const vipLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Valid bets since the registration that this level asks for. */
  requiredBets: amount,
  /** Paid once, when the level is reached. */
  levelUpBonus: amount,
  /** Percent of the week's net loss that comes back. */
  cashbackPercent: z.number(),
  /** Percent that a check-in pays on top. */
  checkInExtraPercent: z.number(),
  /** The bonus of this level: not reached yet, to be claimed, or claimed. */
  bonus: z.enum(['none', 'ahead', 'claimable', 'claimed']),
  /** Names the bonus when it is claimed. */
  rewardId: z.string(),
});
export type VipLevel = z.infer<typeof vipLevel>;

export const memberClubBenefit = {
  request: z.object({}),
  value: z.object({
    level: z.number(),
    /** Settled bets of the member since its registration. */
    validBets: amount,
    currency: z.string(),
    /** Times the level-up bonus that must be wagered. */
    rolloverTimes: z.number(),
    /** Ascending; the first is level 0. */
    levels: z.array(vipLevel),
  }),
};
