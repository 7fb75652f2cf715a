import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const referralOverview = {
  request: z.object({}),
  value: z.object({
    code: z.string(),
    link: z.string(),
    currency: z.string(),
    /**
     * Friends who registered, friends who met the conditions, and the amounts that were paid and that can be claimed.
     */
    invited: z.number(),
    qualified: z.number(),
    earned: amount,
    claimable: amount,
    /** Conditions that a friend must meet within `days` of the registration, and the reward. */
    rule: z.object({
      deposit: amount,
      bets: amount,
      days: z.number(),
      reward: amount,
      rolloverTimes: z.number(),
      friendsPerMonth: z.number(),
    }),
    /** Untrusted HTML. It must be sanitised before display. */
    terms: z.string(),
  }),
};

export const invitedFriend = z.object({
  id: z.string(),
  /** Name of the friend, masked by the gateway. */
  name: z.string(),
  joinedAt: z.string(),
  /** Time until which the friend must meet the conditions. */
  until: z.string(),
  /** `waiting`: the conditions are met, but the monthly maximum of friends is reached. */
  status: z.enum(['joined', 'waiting', 'deposited', 'claimable', 'claimed', 'lapsed']),
  reward: amount,
  rewardId: z.string(),
});
export type InvitedFriend = z.infer<typeof invitedFriend>;

export const referralFriends = {
  request: z.object({ pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1) }),
  value: z.object({ list: z.array(invitedFriend), pageNum: z.number(), totalPages: z.number() }),
};
