import type { FieldRule } from '@livery/contract/auth/registration';

/**
 * Compiles the regular expression of a validation rule from the gateway. Returns null for an invalid expression. The
 * form then accepts every value, and only the gateway validates it.
 */
const compilePattern = (source: string): RegExp | null => {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
};

type CheckedRule = Pick<FieldRule, 'required' | 'pattern' | 'minLength' | 'maxLength' | 'message'>;

/**
 * Validates a value by a rule of the gateway. Returns the rule's message if the value is invalid, otherwise undefined.
 * An empty value is valid if the field is optional.
 */
export const validateRule = (
  { required, pattern, minLength, maxLength, message }: CheckedRule,
  value: string,
): string | undefined => {
  if (value === '') return required ? message : undefined;
  // Checks the length before the pattern, so that the regular expression never runs on a very long value.
  if (value.length < minLength || value.length > maxLength) return message;
  return pattern !== null && compilePattern(pattern)?.test(value) === false ? message : undefined;
};
