import { createHmac, hkdfSync } from 'node:crypto';
import { type KeyRing, type KeyStore, type KeyVersion, memoizeByVersion } from '../../../core/crypto/gateway-keys.ts';
import { createTextCipher } from '../../../core/crypto/text-cipher.ts';

/** Name of the secret key for account numbers in the gateway's key store. */
export const accountNumberKey = 'account-numbers';

export interface AccountNumberCipher {
  /**
   * Encrypts an account number with AES-256-GCM. The result contains the id of the key, followed by the nonce, the tag
   * and the encrypted text in base64url.
   */
  readonly encrypt: (number: string) => string;
  /** Decrypts the result of `encrypt`. Throws an error if the value was not encrypted with a key of this gateway. */
  readonly decrypt: (encrypted: string) => string;
  /** Returns true if the current version of the key encrypted the value. */
  readonly isCurrent: (encrypted: string) => boolean;
  /**
   * Computes a keyed hash of an account number. Equal numbers have equal hashes. Without the secret key, the hash
   * reveals nothing about the number.
   */
  readonly fingerprint: (number: string) => string;
  /** Computes the keyed hashes of an account number with all accepted versions of the key, the newest first. */
  readonly fingerprints: (number: string) => readonly string[];
}

const deriveFingerprintKey = ({ secret }: KeyVersion): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'mark', 32));

/**
 * Creates the functions that encrypt and hash account numbers. A person who can read the database, but does not have
 * the secret keys, cannot read the numbers.
 */
const createCipher = (ring: KeyRing): AccountNumberCipher => {
  const getFingerprintKey = memoizeByVersion(deriveFingerprintKey);
  const { encrypt, decrypt, isCurrent } = createTextCipher(ring);
  const hash = (version: KeyVersion, number: string): string =>
    createHmac('sha256', getFingerprintKey(version)).update(number).digest('base64url');
  return {
    encrypt: (number) => encrypt(number),
    decrypt: (encrypted) => decrypt(encrypted),
    isCurrent,
    fingerprint: (number) => hash(ring.getCurrent(), number),
    fingerprints: (number) => ring.getAccepted().map((version) => hash(version, number)),
  };
};

export const loadAccountNumberCipher = async (keys: KeyStore): Promise<AccountNumberCipher> =>
  createCipher(await keys.open(accountNumberKey, 'sealing'));
