import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyEncryptionKey } from '../config/key-encryption-setting.ts';

/** Secret as it is stored. `wrappedBy` is the id of the key-encryption key, or null if the secret is not encrypted. */
interface StoredSecret {
  readonly secret: string;
  readonly wrappedBy: string | null;
}

export interface KeyEncryption {
  /** Id of the key that encrypts new secrets. Null if the settings have no key-encryption key. */
  readonly currentId: string | null;
  /**
   * Encrypts a secret. `context` identifies the secret by its name and version. `unwrap` fails for any other `context`,
   * so a secret cannot be used in place of another one.
   */
  readonly wrap: (secret: string, context: string) => StoredSecret;
  /** Decrypts a stored secret. Throws a KeyEncryptionError if no key of the settings decrypts it. */
  readonly unwrap: (stored: StoredSecret, context: string) => string;
}

/** Error for a stored key that the key-encryption keys of the settings cannot decrypt. */
export class KeyEncryptionError extends Error {
  override readonly name = 'KeyEncryptionError';
}

const nonceLength = 12;
const tagLength = 16;

const encrypt = (key: Buffer, text: string, context: string): string => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
};

const decrypt = (key: Buffer, text: string, context: string): string => {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
};

/**
 * Creates the functions that encrypt and decrypt stored keys. The first of `keys` encrypts, and each of `keys` can
 * decrypt.
 */
export const createKeyEncryption = (keys: readonly KeyEncryptionKey[]): KeyEncryption => {
  const [current] = keys;
  return {
    currentId: current?.id ?? null,
    wrap: (secret, context) =>
      current ? { secret: encrypt(current.key, secret, context), wrappedBy: current.id } : { secret, wrappedBy: null },
    unwrap: ({ secret, wrappedBy }, context) => {
      if (wrappedBy === null) return secret;
      const key = keys.find(({ id }) => id === wrappedBy);
      if (!key)
        throw new KeyEncryptionError(
          `The stored key ${context} is encrypted with the key-encryption key "${wrappedBy}", ` +
            'which the settings do not have: add it to KEY_ENCRYPTION_KEY.',
        );
      try {
        return decrypt(key.key, secret, context);
      } catch {
        throw new KeyEncryptionError(
          `The stored key ${context} cannot be decrypted with the key-encryption key "${wrappedBy}". ` +
            'KEY_ENCRYPTION_KEY has another key under this id: correct it.',
        );
      }
    },
  };
};
