import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../../core/db/database.ts';
import { getOrCreateSecret } from '../../../core/crypto/gateway-keys.ts';

export interface AccountNumberCipher {
  /**
   * Encrypts an account number with AES-256-GCM. The result contains the nonce, the tag and the encrypted text, in
   * base64url.
   */
  readonly encrypt: (number: string) => string;
  /** Decrypts an account number. Throws an error if this gateway did not encrypt the value. */
  readonly decrypt: (encrypted: string) => string;
  /**
   * Computes a keyed hash of an account number. Equal numbers have equal hashes. Without the secret key, the hash
   * reveals nothing about the number.
   */
  readonly fingerprint: (number: string) => string;
}

/**
 * Creates the functions that encrypt account numbers, so that a person who can read the table cannot read the numbers.
 */
export const createAccountNumberCipher = async (db: Database): Promise<AccountNumberCipher> => {
  const secret = await getOrCreateSecret(db, 'account-numbers', async () => randomBytes(32).toString('base64url'));
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [encryptionKey, fingerprintKey] = [keyFor('seal'), keyFor('mark')];
  return {
    encrypt: (number) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12)).setAuthTag(
        bytes.subarray(12, 28),
      );
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (number) => createHmac('sha256', fingerprintKey).update(number).digest('base64url'),
  };
};
