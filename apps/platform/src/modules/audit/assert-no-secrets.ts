/**
 * Words in the key of an object that mark its value as a secret. Some keys with these words are harmless, for example
 * `tokenId`. `harmlessEndings` and `publicCodes` define these exceptions.
 */
const secretTerms: readonly string[] = [
  'password',
  'passwords',
  'passphrase',
  'passphrases',
  'secret',
  'secrets',
  'token',
  'tokens',
  'code',
  'codes',
  'otp',
  'otps',
  'totp',
  'totps',
  'pin',
  'pins',
  'cookie',
  'cookies',
  'credential',
  'credentials',
  'signature',
  'signatures',
];

/**
 * Last words of keys whose value is not a secret, although the key contains a word of `secretTerms`. For example,
 * `tokenId` ends with `id`.
 */
const harmlessEndings: readonly string[] = ['id', 'ids', 'name', 'names', 'count', 'at', 'by', 'kind', 'kinds'];

/** Words before `code` in keys whose values are public codes, such as `brandCode`. */
const publicCodes: readonly string[] = ['brand', 'country', 'currency', 'error', 'game', 'language', 'vendor'];

const splitKey = (key: string): readonly string[] =>
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const namesSecret = (key: string): boolean => {
  const parts = splitKey(key);
  const ending = parts.at(-1) ?? '';
  if (harmlessEndings.includes(ending)) return false;
  return parts.some((part, index) => {
    if (!secretTerms.includes(part)) return false;
    return !(part.startsWith('code') && publicCodes.includes(parts[index - 1] ?? ''));
  });
};

/**
 * Values that only record the change of a secret. For example, `{ password: 'changed' }` does not contain the password.
 */
const changeMarks: readonly unknown[] = ['changed', 'set', 'removed'];

/**
 * Returns true for a value that cannot be a secret: null, a boolean, or a text such as `removed` that records a change.
 * A number is also harmless if the key is a plural. For example, the value of `tokens` is then a count.
 */
const isHarmlessValue = (key: string, value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  changeMarks.includes(value) ||
  (typeof value === 'number' && key.endsWith('s'));

/**
 * Throws an Error if a key at any depth is the name of a secret, such as `password`. Entries of the audit log are never
 * deleted, so a secret in an entry would stay there forever. The error is a bug in the code that creates the entry.
 */
export const assertNoSecrets = (value: unknown, path = 'changes'): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value) && namesSecret(key) && !isHarmlessValue(key, each))
      throw new Error(
        `${path}.${key} would write a secret into the audit log, where nobody can delete it. Record "changed" in ` +
          `place of its value. If the value is public, give its key another name, such as "brandCode".`,
      );
    assertNoSecrets(each, `${path}.${key}`);
  }
};
