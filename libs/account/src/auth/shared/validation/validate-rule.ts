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

/** Returns the rule's message for an invalid value, and undefined for a valid value. An optional field may be empty. */
export const validateRule = (
  { required, pattern, minLength, maxLength, message }: CheckedRule,
  value: string,
): string | undefined => {
  if (value === '') return required ? message : undefined;
  // Checks the length before the pattern, so that the regular expression never runs on a very long value.
  if (value.length < minLength || value.length > maxLength) return message;
  return pattern !== null && compilePattern(pattern)?.test(value) === false ? message : undefined;
};
