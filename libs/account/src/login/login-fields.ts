import { captchaMaxDigits } from '@livery/contract/constants';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Messages are keys: they are phrased where they are drawn, so that they follow the page's language. */
const base = {
  username: z.string().check(z.trim(), z.minLength(1, 'login.usernameRequired'), z.maxLength(40, 'login.usernameLong')),
  password: z.string().check(z.minLength(1, 'login.passwordRequired'), z.maxLength(128, 'login.passwordLong')),
  remember: z.boolean(),
};
const withoutCaptcha = z.object({ ...base, captcha: z.string() });
const withCaptcha = z.object({
  ...base,
  captcha: z.string().check(z.minLength(1, 'login.captchaRequired'), z.regex(new RegExp(`^\\d{1,${captchaMaxDigits}}$`), 'login.captchaDigits')),
});

export const resolverOf = (needsCaptcha: boolean) => standardSchemaResolver<LoginFields, unknown, LoginFields>(needsCaptcha ? withCaptcha : withoutCaptcha);

/** Digits of an Arabic or Persian keyboard as the ASCII digits that they are. */
export const asciiDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
