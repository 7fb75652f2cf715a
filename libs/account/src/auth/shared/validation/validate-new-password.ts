import type { FieldRule } from '@livery/contract/auth/registration';
import type { Translate } from '@livery/kit/i18n/translation-key';
import { validateRequired } from './validate-required.ts';

/** Returns the error message for a new password. Undefined for a valid password. */
export const validateNewPassword = (
  t: Translate<'recover'>,
  rule: FieldRule | undefined,
  password: string,
): string | undefined => validateRequired(rule, password, t('recover:password.required'));

/** Returns the error message for the field that repeats the password. Undefined when both passwords are equal. */
export const validateConfirmation = (
  t: Translate<'recover'>,
  password: string,
  confirm: string,
): string | undefined => {
  if (confirm === '') return t('recover:password.required');
  return confirm === password ? undefined : t('recover:password.mismatch');
};
