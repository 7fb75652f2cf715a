import type { FieldRule } from '@livery/contract/registration';
import type { TFunction } from 'i18next';
import { entryMistake } from './entry-mistake.ts';

/** What is wrong with a password that is being chosen. */
export const newPasswordMistake = (t: TFunction, rule: FieldRule | undefined, password: string): string | undefined =>
  entryMistake(rule, password, t('recover:password.required'));

/** What is wrong with its repetition. */
export const confirmMistake = (t: TFunction, password: string, confirm: string): string | undefined => {
  if (confirm === '') return t('recover:password.required');
  return confirm === password ? undefined : t('recover:password.mismatch');
};
