import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const referralOverview = {
  request: z.object({}),
  value: z.object({
    code: z.string(),
    link: z.string(),
    currency: z.string(),
    /** Number of people who registered with the invitation code or link of the member. */
    invited: z.number(),
    /**
     * Number of invited friends who met the conditions of `rule`. `friendsPerMonth` is the maximum number for one
     * month. Further friends of this month are counted in a later month.
     */
    qualified: z.number(),
    /** Sum of the referral rewards that the member has claimed. */
    earned: amount,
    /** Sum of the referral rewards that the member can claim now. */
    claimable: amount,
    /**
     * Conditions that a friend must meet within `days` days after the friend's registration, and the reward that the
     * member then gets.
     */
    rule: z.object({
      deposit: amount,
      bets: amount,
      days: z.number(),
      reward: amount,
      rolloverTimes: z.number(),
      friendsPerMonth: z.nullable(z.number()),
    }),
    /** Untrusted HTML. Sanitise it before you display it. */
    terms: z.string(),
  }),
};

export const invitedFriend = z.object({
  id: z.string(),
  /** Name of the friend, masked by the gateway. */
  name: z.string(),
  joinedAt: z.string(),
  /** Time until which the friend can meet the conditions for the referral reward, in ISO 8601. */
  until: z.string(),
  /**
   * Progress of the friend. `waiting`: the friend met the conditions, but the member already has the maximum number of
   * rewards for this month. `lapsed`: the friend did not meet the conditions in time.
   */
  status: z.enum(['joined', 'waiting', 'deposited', 'claimable', 'claimed', 'lapsed']),
  reward: amount,
  rewardId: z.string(),
});
export type InvitedFriend = z.infer<typeof invitedFriend>;

export const referralFriends = {
  request: z.object({ pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1) }),
  value: z.object({ list: z.array(invitedFriend), pageNum: z.number(), totalPages: z.number() }),
};
