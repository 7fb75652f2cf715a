import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Key-encryption key: a key from outside the database, with which the keys in the database are encrypted. */
export interface KeyEncryptionKey {
  readonly id: string;
  /** Secret bytes of the key, 32 bytes. */
  readonly key: Buffer;
}

const format = 'must be keys of 32 bytes with an id, like 2026-11=<base64>, the key for writing first';

/** Error for an invalid list of key-encryption keys. The message contains no key. */
class KeyEncryptionSettingError extends Error {
  override readonly name = 'KeyEncryptionSettingError';
}

/**
 * Parses key-encryption keys: `<id>=<base64 of 32 bytes>`, separated by commas or lines. Throws a
 * KeyEncryptionSettingError for invalid text.
 */
export const parseKeyEncryptionKeys = (text: string): readonly KeyEncryptionKey[] => {
  const keys = text
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): KeyEncryptionKey => {
      const [, id, encoded] = /^([\w-]{1,32})=([\w+/-]{43}=?)$/.exec(line) ?? [];
      if (id === undefined || encoded === undefined) throw new KeyEncryptionSettingError(format);
      return { id, key: Buffer.from(encoded, 'base64') };
    });
  if (keys.length === 0 || new Set(keys.map(({ id }) => id)).size !== keys.length)
    throw new KeyEncryptionSettingError(`${format}, and each id once`);
  return keys;
};

/**
 * Loads key-encryption keys from a file. Throws a KeyEncryptionSettingError if the file cannot be read or is invalid.
 */
export const readKeyEncryptionFile = (path: string): readonly KeyEncryptionKey[] => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new KeyEncryptionSettingError(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return parseKeyEncryptionKeys(text);
};

/**
 * Creates the schema of a setting with key-encryption keys. `read` converts the text of the setting. The schema uses
 * the error messages of `read`, so these messages must contain no secrets.
 */
const createKeysSchema = (read: (text: string) => readonly KeyEncryptionKey[]) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

/** Schemas of the environment variables with the key-encryption keys. */
export const keyEncryptionVariables = {
  KEY_ENCRYPTION_KEY: createKeysSchema(parseKeyEncryptionKeys).optional(),
  KEY_ENCRYPTION_KEY_FILE: createKeysSchema(readKeyEncryptionFile).optional(),
};
