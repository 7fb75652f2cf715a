import * as z from 'zod/mini';

export const memberInfo = {
  request: z.object({}),
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.nullable(z.string()),
    /** URL of the member's portrait image. Null if the member has not chosen a portrait. */
    headIcon: z.nullable(z.string()),
    /** Numeric member type, a value of `MemberType`: for example, 0 is a member and 4 is a free-trial account. */
    type: z.number(),
    /** ISO 8601 time of the registration. */
    regDate: z.string(),
    vipLevel: z.number(),
    /** True if the member can transfer money to the upline, the agent directly above the member. */
    toUpline: z.boolean(),
  }),
};

export const closingState = {
  request: z.object({}),
  value: z.object({
    balance: z.string(),
    currency: z.string(),
    /**
     * Part of the balance that cannot be withdrawn yet, because the member has not met the conditions of bonuses. The
     * member loses this amount when the account is closed.
     */
    locked: z.string(),
    /**
     * True if the member has enough money for a withdrawal: `balance` minus `locked` is positive and at least the
     * minimum withdrawal. The member must then withdraw this money before the account can be closed.
     */
    canBeWithdrawn: z.boolean(),
    /** Number of withdrawals that are not paid yet. */
    withdrawals: z.number(),
    /** Number of deposits that are not paid yet. */
    deposits: z.number(),
    /** Number of bets that are not settled yet, including lottery bets. */
    bets: z.number(),
  }),
};

export const closeAccount = {
  request: z.object({ reason: z.string().check(z.trim(), z.maxLength(140)) }),
  value: z.object({ closed: z.literal(true) }),
};
