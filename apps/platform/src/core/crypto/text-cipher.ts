import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { firstKeyId } from './gateway-keys.tables.ts';
import { type KeyRing, memoizeByVersion } from './gateway-keys.ts';

export interface TextCipher {
  /**
   * Encrypts a text with AES-256-GCM. The result is the id of the key version, a dot, and the base64url of nonce, tag
   * and encrypted text. `context` is the purpose of the text. `decrypt` succeeds only with the same `context`. If
   * absent, the context is empty.
   */
  readonly encrypt: (text: string, context?: string) => string;
  /** Decrypts a text. Throws an error if the text was not encrypted with this key for this context. */
  readonly decrypt: (encrypted: string, context?: string) => string;
  /**
   * Returns true if the text was encrypted with the current version of the key. Otherwise the caller can encrypt it
   * again.
   */
  readonly isCurrent: (encrypted: string) => boolean;
}

/**
 * Splits an encrypted text into the id of its key version and the encrypted data. Old texts contain no id, because they
 * were encrypted when the key had only its first version.
 */
const split = (encrypted: string): { readonly keyId: string; readonly payload: string } => {
  const [keyId = '', payload] = encrypted.split('.');
  return payload === undefined ? { keyId: firstKeyId, payload: keyId } : { keyId, payload };
};

/**
 * Creates the functions that encrypt and decrypt texts. `ring` is a key of the kind `sealing`, which is a random
 * secret that encrypts stored data.
 */
export const createTextCipher = (ring: KeyRing): TextCipher => {
  const getKey = memoizeByVersion(({ secret }) => Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32)));
  return {
    encrypt: (text, context = '') => {
      const version = ring.getCurrent();
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', getKey(version), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    decrypt: (encrypted, context = '') => {
      const { keyId, payload } = split(encrypted);
      const version = ring.getAccepted().find(({ id }) => id === keyId);
      if (!version) throw new Error(`A text is encrypted with the version ${keyId} of a key, which does not exist`);
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', getKey(version), bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    isCurrent: (encrypted) => split(encrypted).keyId === ring.getCurrent().id,
  };
};
