import { isCommonPassword } from '@livery/contract/auth/common-passwords';

/** 0 empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;

/** Number of characters that neither repeat the previous one nor follow it in sequence. */
const surprising = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1];
    return before === undefined || Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** Estimates the strength of a password from its length, its kinds of characters and the list of common passwords. */
export const estimateStrength = (password: string): PasswordStrength => {
  if (password === '') return 0;
  if (isCommonPassword(password)) return 1;
  const bits = surprising(password) * Math.log2(kinds.filter((kind) => kind.test(password)).length * 16 + 1);
  if (bits < 30) return 1;
  if (bits < 42) return 2;
  return bits < 58 ? 3 : 4;
};
