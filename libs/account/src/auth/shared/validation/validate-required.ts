import type { FieldRule } from '@livery/contract/auth/registration';
import { validateRule } from './validate-rule.ts';

/**
 * Validates a field that must not be empty. Returns the error message, or undefined for a valid value. The message is
 * `whenEmpty` for an empty value and the rule's message for any other invalid value.
 */
export const validateRequired = (rule: FieldRule | undefined, value: string, whenEmpty: string): string | undefined => {
  if (value === '') return whenEmpty;
  return rule && validateRule(rule, value);
};
