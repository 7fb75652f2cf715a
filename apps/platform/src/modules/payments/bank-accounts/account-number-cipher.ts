import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type KeyRing, type KeyStore, type KeyVersion, memoizeByVersion } from '../../../core/crypto/gateway-keys.ts';
import { firstKeyId } from '../../../core/crypto/gateway-keys.tables.ts';

/** Name of the key in the store of the gateway's keys. */
export const accountNumberKey = 'account-numbers';

export interface AccountNumberCipher {
  /**
   * Encrypts an account number with AES-256-GCM. The result contains the id of the key, and the nonce, the tag and the
   * encrypted text in base64url.
   */
  readonly encrypt: (number: string) => string;
  /** Decrypts an account number. Throws an error if this gateway did not encrypt the value. */
  readonly decrypt: (encrypted: string) => string;
  /** Returns true if the current version of the key encrypted the value. */
  readonly isCurrent: (encrypted: string) => boolean;
  /**
   * Computes a keyed hash of an account number. Equal numbers have equal hashes. Without the secret key, the hash
   * reveals nothing about the number.
   */
  readonly fingerprint: (number: string) => string;
  /** Computes the hashes of an account number with all accepted versions of the key, the newest first. */
  readonly fingerprints: (number: string) => readonly string[];
}

const deriveKeys = ({ secret }: KeyVersion) => {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { encryptionKey: keyFor('seal'), fingerprintKey: keyFor('mark') };
};

/** Splits an encrypted value. Values without a key id are from the first version of the key. */
const split = (encrypted: string): { readonly keyId: string; readonly payload: string } => {
  const [keyId = '', payload] = encrypted.split('.');
  return payload === undefined ? { keyId: firstKeyId, payload: keyId } : { keyId, payload };
};

/**
 * Creates the functions that encrypt account numbers, so that a person who can read the table cannot read the numbers.
 */
const createCipher = (ring: KeyRing): AccountNumberCipher => {
  const derive = memoizeByVersion(deriveKeys);
  const hash = (version: KeyVersion, number: string): string =>
    createHmac('sha256', derive(version).fingerprintKey).update(number).digest('base64url');
  return {
    encrypt: (number) => {
      const version = ring.getCurrent();
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(version).encryptionKey, nonce);
      const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return `${version.id}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    decrypt: (encrypted) => {
      const { keyId, payload } = split(encrypted);
      const version = ring.getAccepted().find(({ id }) => id === keyId);
      if (!version)
        throw new Error(
          `An account number is encrypted with the version ${keyId} of the key ${accountNumberKey}, which does not exist`,
        );
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derive(version).encryptionKey, bytes.subarray(0, 12)).setAuthTag(
        bytes.subarray(12, 28),
      );
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    isCurrent: (encrypted) => split(encrypted).keyId === ring.getCurrent().id,
    fingerprint: (number) => hash(ring.getCurrent(), number),
    fingerprints: (number) => ring.getAccepted().map((version) => hash(version, number)),
  };
};

export const loadAccountNumberCipher = async (keys: KeyStore): Promise<AccountNumberCipher> =>
  createCipher(await keys.open(accountNumberKey, 'sealing'));
