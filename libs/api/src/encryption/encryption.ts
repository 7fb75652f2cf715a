/** Turns the JSON of a body into what travels. Throws an EncryptionError where it cannot: then nothing is sent. */
export type EncryptBody = (json: string) => Promise<{ body: string; header: string }>;

export interface LegacyProfile {
  readonly encoding: 'base64' | 'hex';
  /** Characters of the random key; DES uses the first 8 bytes. */
  readonly keyLength: number;
}

export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A random key of printable ASCII. 64 characters divide 256, so each is as likely as the next. */
export const randomKey = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 63]).join('');

/**
 * The encryption of the specification: DES-ECB-PKCS7 over the JSON with a
 * random key, and that key, reversed, under RSA PKCS#1 v1.5 in the
 * `Encryption` header. Compatibility, not protection: TLS protects.
 */
export const legacyEncryption =
  (publicKey: string, { encoding, keyLength }: LegacyProfile, makeKey = randomKey): EncryptBody =>
  async (json) => {
    const { encryptLegacy } = await import('./legacy.ts');
    return encryptLegacy(json, makeKey(keyLength), publicKey, encoding);
  };
