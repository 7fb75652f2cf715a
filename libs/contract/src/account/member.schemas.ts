import * as z from 'zod/mini';

export const memberInfo = {
  request: z.object({}),
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.nullable(z.string()),
    /** URL of the portrait. Null if the member has not chosen one. */
    headIcon: z.nullable(z.string()),
    /** Member type, e.g. 0 member, 4 free trial. */
    type: z.number(),
    /** ISO 8601 time of the registration. */
    regDate: z.string(),
    vipLevel: z.number(),
    /** True if the member can transfer money to the upline. */
    toUpline: z.boolean(),
  }),
};

export const closingState = {
  request: z.object({}),
  value: z.object({
    balance: z.string(),
    currency: z.string(),
    /** True if the balance can be withdrawn. A balance below the smallest withdrawal does not prevent the closing. */
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
  request: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    reason: z.string().check(z.trim(), z.maxLength(140)),
  }),
  value: z.object({ closed: z.literal(true) }),
};
