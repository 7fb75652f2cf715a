import type { FieldRule } from '@livery/contract/auth/registration';
import type { TFunction } from 'i18next';
import { validateRequired } from './validate-required.ts';

/** Returns the error message of a new password. */
export const validateNewPassword = (t: TFunction, rule: FieldRule | undefined, password: string): string | undefined =>
  validateRequired(rule, password, t('recover:password.required'));

/** Returns the error message of the confirmation. */
export const validateConfirmation = (t: TFunction, password: string, confirm: string): string | undefined => {
  if (confirm === '') return t('recover:password.required');
  return confirm === password ? undefined : t('recover:password.mismatch');
};
