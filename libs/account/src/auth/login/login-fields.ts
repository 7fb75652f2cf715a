import { captchaMaxDigits } from '@livery/contract/constants';
import type { TFunction } from 'i18next';

export interface LoginFields extends Record<string, string | boolean> {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** What is wrong with the code of a picture. */
export const validateCaptcha = (t: TFunction, captcha: string): string | undefined => {
  if (captcha === '') return t('account:login.captchaRequired');
  return /^\d+$/.test(captcha) && captcha.length <= captchaMaxDigits
    ? undefined
    : t('account:login.captchaDigits', { digits: captchaMaxDigits });
};
