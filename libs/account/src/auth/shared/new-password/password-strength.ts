import { isCommonPassword } from '@livery/contract/auth/common-passwords';

/** 0 is an empty password, 1 is weak, 2 is fair, 3 is good, 4 is strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;

/**
 * Counts the characters that do not continue a repetition or a sequence such as "aa", "abc" or "321": their Unicode
 * code differs by more than 1 from that of the previous character. The first character always counts.
 */
const surprising = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1];
    return before === undefined || Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** Estimates the password strength from the length, the kinds of characters and a list of common passwords. */
export const estimateStrength = (password: string): PasswordStrength => {
  if (password === '') return 0;
  if (isCommonPassword(password)) return 1;
  const bits = surprising(password) * Math.log2(kinds.filter((kind) => kind.test(password)).length * 16 + 1);
  if (bits < 30) return 1;
  if (bits < 42) return 2;
  return bits < 58 ? 3 : 4;
};
