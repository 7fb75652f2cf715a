import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const referralOverview = {
  request: z.object({}),
  value: z.object({
    code: z.string(),
    link: z.string(),
    currency: z.string(),
    /** Number of friends who registered. */
    invited: z.number(),
    /** Number of friends who met the conditions. */
    qualified: z.number(),
    /** Sum of the rewards that were paid. */
    earned: amount,
    /** Sum of the rewards that the member can claim now. */
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
      friendsPerMonth: z.number(),
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
  /** Time at which the period for meeting the conditions ends. */
  until: z.string(),
  /**
   * Progress of the friend. `waiting` means that the friend met the conditions, but the member has reached the monthly
   * maximum of friends.
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
