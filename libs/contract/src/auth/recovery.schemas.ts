import * as z from 'zod/mini';

const newPassword = z.string().check(z.minLength(1), z.maxLength(128));
const accepted = z.object({ accepted: z.literal(true) });

/** The response is the same for a registered and an unknown member. */
export const forgotPasswordByEmail = {
  request: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  }),
  value: accepted,
};

/** Returns the user name for the log-in. This is safe, because the code proves access to the number. */
export const setPasswordBySms = {
  request: z.object({
    newPassword,
    mobileNum: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    verificationCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
    countryDialingCode: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
  }),
  value: z.object({ userName: z.string() }),
};

/** Sets a new password with the token of the link in the mail. */
export const setPasswordByEmail = {
  request: z.object({ newPassword, token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({ userName: z.string() }),
};

export const changePassword = {
  request: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  value: z.object({
    /** Replaces the device token of this device. Absent if the device had none. */
    deviceToken: z.optional(z.string()),
  }),
};
