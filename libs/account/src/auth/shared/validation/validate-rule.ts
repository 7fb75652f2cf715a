import type { FieldRule } from '@livery/contract/auth/registration';

/** Compiles a pattern of the gateway. Returns null for an invalid pattern, which then accepts every value. */
const compilePattern = (source: string): RegExp | null => {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    // The gateway validates the value again.
    return null;
  }
};

type CheckedRule = Pick<FieldRule, 'required' | 'pattern' | 'minLength' | 'maxLength' | 'message'>;

/** Returns the gateway's message for an invalid value, otherwise undefined. An optional field may be empty. */
export const validateRule = (
  { required, pattern, minLength, maxLength, message }: CheckedRule,
  value: string,
): string | undefined => {
  if (value === '') return required ? message : undefined;
  // The length comes first, so that no pattern runs on a value longer than the rule allows.
  if (value.length < minLength || value.length > maxLength) return message;
  return pattern !== null && compilePattern(pattern)?.test(value) === false ? message : undefined;
};
