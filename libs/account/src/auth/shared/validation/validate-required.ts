import type { FieldRule } from '@livery/contract/auth/registration';
import { validateRule } from './validate-rule.ts';

/**
 * Returns the error message of a required value: `whenEmpty` without a value, otherwise the message of the gateway's
 * rule.
 */
export const validateRequired = (rule: FieldRule | undefined, value: string, whenEmpty: string): string | undefined => {
  if (value === '') return whenEmpty;
  return rule && validateRule(rule, value);
};
