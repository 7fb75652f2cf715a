import * as z from 'zod/mini';

export const memberInfo = {
  request: z.object({}),
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.nullable(z.string()),
    /** The member type, e.g. 0 member, 4 free trial. */
    type: z.number(),
    /** ISO 8601 instant of registration. */
    regDate: z.string(),
    vipLevel: z.number(),
    /** Whether money may be moved to the upline. */
    toUpline: z.boolean(),
  }),
};
