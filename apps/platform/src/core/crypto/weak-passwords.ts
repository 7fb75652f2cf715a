import { isCommonPassword } from '@livery/contract/auth/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

let frequentPasswords: ReadonlySet<string> | undefined;

/**
 * Returns true for a common password: a password in the list that the forms also check, or one of 49,000 other
 * passwords from published breaches. Upper and lower case make no difference.
 */
export const isFrequentPassword = (password: string): boolean => {
  frequentPasswords ??= new Set(dictionary['passwords-common'].map(String));
  return isCommonPassword(password) || frequentPasswords.has(password.toLowerCase());
};

/** Minimum length of names to search for inside a password. Shorter names occur by chance in many good passwords. */
const minNameLength = 4;

/**
 * Converts a text to lower case and to one form for all variants of a character, such as full-width letters. A name in
 * a password is therefore found even if the password contains variants of its characters.
 */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns true if the password is equal to one of the names, or contains a name of at least `minNameLength`
 * characters. Case, character variants and spaces in the names make no difference.
 */
export const containsName = (password: string, names: readonly string[]): boolean =>
  names
    .map((name) => normalize(name).replaceAll(' ', ''))
    .some(
      (name) => name === normalize(password) || (name.length >= minNameLength && normalize(password).includes(name)),
    );
