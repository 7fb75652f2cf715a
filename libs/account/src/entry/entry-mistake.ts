import type { FieldRule } from '@livery/contract/registration';
import { ruleMistake } from './check-rule.ts';

/** What is wrong with a value that must be there: in the gateway's words where it has a rule for it, else that it is missing. */
export const entryMistake = (rule: FieldRule | undefined, value: string, whenEmpty: string): string | undefined => {
  if (value === '') return whenEmpty;
  return rule && ruleMistake(rule, value);
};
