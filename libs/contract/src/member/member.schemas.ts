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

/** All that the gateway keeps of the member, for them to take along. */
export const memberData = {
  request: z.object({}),
  value: z.object({
    /** Suggested name of the file. */
    fileName: z.string(),
    madeAt: z.string(),
    /** One entry for each kind of record. */
    data: z.record(z.string(), z.unknown()),
  }),
};

export const closeAccount = {
  request: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)), reason: z.string().check(z.trim(), z.maxLength(140)) }),
  value: z.object({ closed: z.literal(true) }),
};
