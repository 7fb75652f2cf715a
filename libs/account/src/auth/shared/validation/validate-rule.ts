import type { FieldRule } from '@livery/contract/auth/registration';

const compiled = new Map<string, RegExp | null>();

/** A pattern of the gateway's; null for one that is none, which then holds nobody up. */
const compilePattern = (source: string): RegExp | null => {
  if (!compiled.has(source)) {
    let pattern: RegExp | null = null;
    try {
      pattern = new RegExp(`^(?:${source})$`, 'u');
    } catch {
      // The gateway checks again, by whatever it meant.
    }
    compiled.set(source, pattern);
  }
  return compiled.get(source) ?? null;
};

type CheckedRule = Pick<FieldRule, 'required' | 'pattern' | 'minLength' | 'maxLength' | 'message'>;

/** What is wrong with a value, in the gateway's words; undefined where it keeps to its rule. An optional field may be empty. */
export const validateRule = (
  { required, pattern, minLength, maxLength, message }: CheckedRule,
  value: string,
): string | undefined => {
  if (value === '') return required ? message : undefined;
  // Its length first: no pattern is run over more than the rule allows.
  if (value.length < minLength || value.length > maxLength) return message;
  return pattern !== null && compilePattern(pattern)?.test(value) === false ? message : undefined;
};
