import * as z from 'zod/mini';

export const memberInfo = {
  request: z.object({}),
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.nullable(z.string()),
    /** Address of the portrait; null for a member who chose none. */
    headIcon: z.nullable(z.string()),
    /** The member type, e.g. 0 member, 4 free trial. */
    type: z.number(),
    /** ISO 8601 instant of registration. */
    regDate: z.string(),
    vipLevel: z.number(),
    /** Whether money may be moved to the upline. */
    toUpline: z.boolean(),
  }),
};

export const closingState = {
  request: z.object({}),
  value: z.object({
    balance: z.string(),
    currency: z.string(),
    /** What cannot be withdrawn, being too little, keeps no account open. */
    canBeWithdrawn: z.boolean(),
    /** Not paid yet. */
    withdrawals: z.number(),
    /** Not paid in yet. */
    deposits: z.number(),
    /** Not settled yet, those of lotteries among them. */
    bets: z.number(),
  }),
};

export const closeAccount = {
  request: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    reason: z.string().check(z.trim(), z.maxLength(140)),
  }),
  value: z.object({ closed: z.literal(true) }),
};
