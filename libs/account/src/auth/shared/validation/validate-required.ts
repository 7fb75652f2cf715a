import type { FieldRule } from '@livery/contract/auth/registration';
import { validateRule } from './validate-rule.ts';

/**
 * Validates a required value. Returns `whenEmpty` for an empty value, the rule's message for an invalid value, and
 * undefined for a valid value.
 */
export const validateRequired = (rule: FieldRule | undefined, value: string, whenEmpty: string): string | undefined => {
  if (value === '') return whenEmpty;
  return rule && validateRule(rule, value);
};
