import { isCommonPassword } from '@livery/contract/auth/common-passwords';

/** 0 nothing to speak of, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;

/** Characters that do more than repeat or count on from the one before. */
const surprising = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1];
    return before === undefined || Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** How well a password stands up to guessing: its length and its variety, and whether it is one that everybody tries. */
export const estimateStrength = (password: string): PasswordStrength => {
  if (password === '') return 0;
  if (isCommonPassword(password)) return 1;
  const bits = surprising(password) * Math.log2(kinds.filter((kind) => kind.test(password)).length * 16 + 1);
  if (bits < 30) return 1;
  if (bits < 42) return 2;
  return bits < 58 ? 3 : 4;
};
