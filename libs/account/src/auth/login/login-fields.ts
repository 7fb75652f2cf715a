import { captchaMaxDigits } from '@livery/contract/constants';
import type { Translate } from '@livery/kit/i18n/translation-key';

export interface LoginFields extends Record<string, string | boolean> {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Returns the error message for an entered captcha code, or undefined when the code is valid. */
export const validateCaptcha = (t: Translate<'account'>, captcha: string): string | undefined => {
  if (captcha === '') return t('account:login.captchaRequired');
  return /^\d+$/.test(captcha) && captcha.length <= captchaMaxDigits
    ? undefined
    : t('account:login.captchaDigits', { digits: captchaMaxDigits });
};
