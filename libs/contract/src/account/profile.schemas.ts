import * as z from 'zod/mini';
import { emailPattern, isConfusableName, nicknamePattern, payeePattern, profileLimits } from './profile-rules.ts';

const portrait = z.object({
  /** Id of the portrait. `setMemberIcon` sends this id to select the portrait. */
  id: z.string(),
  url: z.string(),
});

export const memberIcon = {
  request: z.object({}),
  value: z.object({ icon: z.nullable(portrait), choices: z.array(portrait) }),
};

export const setMemberIcon = {
  request: z.object({
    /** Id of an available portrait, or of an image that was uploaded as a portrait. */
    icon: z.union([z.string().check(z.regex(/^\d{1,3}$/)), z.uuid()]),
  }),
  value: z.object({ icon: portrait }),
};

export const memberProfile = {
  request: z.object({}),
  value: z.object({
    nickname: z.nullable(z.string()),
    /**
     * Email address in which the gateway has masked some characters. The owner can recognize the address, but other
     * people cannot read it.
     */
    email: z.nullable(z.string()),
    /** True after the member followed the verification link in the email. */
    emailVerified: z.boolean(),
    mobileNum: z.nullable(z.string()),
    /**
     * Name of the person to whom the member's money is paid out: the name that the member has set, or else the holder
     * of the bank cards. Each word shows only its first character. The member can set the name once. After that, only
     * customer service can change it.
     */
    payeeName: z.nullable(z.string()),
  }),
};

const saved = z.object({ saved: z.literal(true) });

export const setNickname = {
  request: z.object({
    nickname: z.string().check(
      z.trim(),
      z.minLength(profileLimits.nickname.min),
      z.maxLength(profileLimits.nickname.max),
      z.regex(nicknamePattern),
      z.refine((name) => !isConfusableName(name)),
    ),
  }),
  value: saved,
};

export const setPayeeName = {
  request: z.object({
    payeeName: z.string().check(
      z.trim(),
      z.minLength(profileLimits.payeeName.min),
      z.maxLength(profileLimits.payeeName.max),
      z.regex(payeePattern),
      z.refine((name) => !isConfusableName(name)),
    ),
  }),
  value: saved,
};

export const setEmail = {
  request: z.object({
    email: z.string().check(z.trim(), z.maxLength(profileLimits.email.max), z.regex(emailPattern)),
  }),
  value: saved,
};

export const sendEmailLink = { request: z.object({}), value: z.object({ sent: z.literal(true) }) };

export const verifyEmail = {
  request: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({ verified: z.literal(true) }),
};
