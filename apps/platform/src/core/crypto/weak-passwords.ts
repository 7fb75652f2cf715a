import { isCommonPassword } from '@livery/contract/auth/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

let frequentPasswords: ReadonlySet<string> | undefined;

/**
 * Returns true for a password that attackers try first: the list that the forms also check, and 49,000 more passwords
 * of published breaches. Upper and lower case make no difference.
 */
export const isFrequentPassword = (password: string): boolean => {
  frequentPasswords ??= new Set(dictionary['passwords-common'].map(String));
  return isCommonPassword(password) || frequentPasswords.has(password.toLowerCase());
};

/** Names below this length are part of too many good passwords. */
const minNameLength = 4;

/** Converts compatible characters, such as full-width letters, to one form, so that a name is found in any of them. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns true when the password contains one of the names, or is one. */
export const containsName = (password: string, names: readonly string[]): boolean =>
  names
    .map((name) => normalize(name).replaceAll(' ', ''))
    .some(
      (name) => name === normalize(password) || (name.length >= minNameLength && normalize(password).includes(name)),
    );
