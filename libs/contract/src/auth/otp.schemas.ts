import * as z from 'zod/mini';
import { dialingCountry, fieldRule } from './registration.schemas.ts';

const mobile = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const dialingCode = z._default(z.string().check(z.regex(/^\d{0,4}$/)), '');
const sent = z.object({
  /**
   * Minutes until the code expires. Until then, the visitor cannot request another code if this code is still unused.
   */
  expiredMinutes: z.number(),
});

/**
 * Sends a code by SMS to a visitor who is not logged in. The response is the same for a registered number and for an
 * unknown number, so that nobody can find out which numbers are registered.
 */
export const sendSmsNoLogin = {
  request: z.object({
    mobileNum: mobile,
    countryDialingCode: dialingCode,
    /** Purpose of the code. `VERIFICATION3` sets a new password, and `MOBILEVERCODELOGIN3` logs in. */
    module: z._default(z.enum(['VERIFICATION3', 'MOBILEVERCODELOGIN3']), 'VERIFICATION3'),
  }),
  value: sent,
};

export const sendSmsRegister = {
  request: z.object({ mobileNo: mobile, countryDialingCode: dialingCode }),
  value: sent,
};

export const verificationPatterns = {
  request: z.object({ language: z.optional(z.string().check(z.maxLength(4))) }),
  value: z.object({ fields: z.array(fieldRule), countries: z.array(dialingCountry) }),
};
