import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const referralOverview = {
  request: z.object({}),
  value: z.object({
    code: z.string(),
    link: z.string(),
    currency: z.string(),
    /** Friends that registered, those of them that met the conditions, and what was paid and waits to be claimed. */
    invited: z.number(),
    qualified: z.number(),
    earned: amount,
    claimable: amount,
    /** What a friend must do within `days` of registering, and what that pays. */
    rule: z.object({
      deposit: amount,
      bets: amount,
      days: z.number(),
      reward: amount,
      rolloverTimes: z.number(),
      friendsPerMonth: z.number(),
    }),
    /** HTML, hostile until sanitised. */
    terms: z.string(),
  }),
};

export const invitedFriend = z.object({
  id: z.string(),
  /** Masked by the gateway. */
  name: z.string(),
  joinedAt: z.string(),
  /** Until when the conditions can be met. */
  until: z.string(),
  /** `waiting`: the conditions are met, and the month's number of friends is full. */
  status: z.enum(['joined', 'waiting', 'deposited', 'claimable', 'claimed', 'lapsed']),
  reward: amount,
  rewardId: z.string(),
});
export type InvitedFriend = z.infer<typeof invitedFriend>;

export const referralFriends = {
  request: z.object({ pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1) }),
  value: z.object({ list: z.array(invitedFriend), pageNum: z.number(), totalPages: z.number() }),
};
