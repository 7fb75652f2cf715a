import type { FieldRule } from '@livery/contract/auth/registration';
import { validateRule } from './validate-rule.ts';

/** What is wrong with a value that must be there: in the gateway's words where it has a rule for it, else that it is missing. */
export const validateRequired = (rule: FieldRule | undefined, value: string, whenEmpty: string): string | undefined => {
  if (value === '') return whenEmpty;
  return rule && validateRule(rule, value);
};
