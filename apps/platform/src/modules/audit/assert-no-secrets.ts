/** Parts of keys whose values are secrets. A key such as `tokenId` only names one. */
const secretTerms: readonly string[] = [
  'password',
  'passphrase',
  'secret',
  'secrets',
  'token',
  'tokens',
  'code',
  'codes',
  'otp',
  'totp',
  'pin',
  'cookie',
  'credential',
  'credentials',
  'signature',
];

/** Last parts of keys whose values only identify or describe a secret. */
const harmlessEndings: readonly string[] = ['id', 'ids', 'name', 'names', 'count', 'at', 'by', 'kind', 'kinds'];

/** Parts before `code` in the keys of public codes. */
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

/** Values that say that a secret has changed, and not what it is. */
const changeMarks: readonly unknown[] = ['changed', 'set', 'removed'];

/** Returns true for a value that cannot be a secret: a mark, and a number of secrets such as `{ revokedTokens: 2 }`. */
const isHarmlessValue = (key: string, value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  changeMarks.includes(value) ||
  (typeof value === 'number' && key.endsWith('s'));

/**
 * Throws an Error if a key at any depth names a secret, such as a password. The entries of the audit log are never
 * deleted, so a secret in one of them cannot be removed. Such a key is a fault of the code.
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
