import { isCommonPassword } from '@livery/contract/auth/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

let frequentPasswords: ReadonlySet<string> | undefined;

/**
 * Returns true for a common password: one in the list that the forms also check, or one of 49,000 more from published
 * breaches. Upper and lower case make no difference.
 */
export const isFrequentPassword = (password: string): boolean => {
  frequentPasswords ??= new Set(dictionary['passwords-common'].map(String));
  return isCommonPassword(password) || frequentPasswords.has(password.toLowerCase());
};

/** Minimum length of names to search for inside a password. Shorter names occur by chance in many good passwords. */
const minNameLength = 4;

/**
 * Converts variants of characters, such as full-width characters, to one form, so that a name is found in each variant.
 */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns true if the password contains one of the names, or is equal to one. Case does not matter. */
export const containsName = (password: string, names: readonly string[]): boolean =>
  names
    .map((name) => normalize(name).replaceAll(' ', ''))
    .some(
      (name) => name === normalize(password) || (name.length >= minNameLength && normalize(password).includes(name)),
    );
