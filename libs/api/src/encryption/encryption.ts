import type { OperationSpec } from '@livery/contract/operation';

/** Encrypts the JSON of a body for the wire. Throws an EncryptionError when it cannot; nothing is sent then. */
export type EncryptBody = (json: string, operation: Pick<OperationSpec, 'method' | 'path'>) => Promise<Encrypted>;

interface Encrypted {
  readonly body: string;
  readonly header: string;
}

export interface LegacyProfile {
  readonly encoding: 'base64' | 'hex';
  /** Characters of the random key; DES uses the first 8 bytes. */
  readonly keyLength: number;
}

export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
}

/** Value of the `Encryption` header when the body is a JWE. */
const modernHeader = 'JWE';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Random key of printable ASCII. 64 characters divide 256, so all are equally likely. */
export const createRandomKey = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 63]).join('');

/**
 * Encryption of the specification: DES-ECB-PKCS7 over the JSON with a random key. The `Encryption` header contains that
 * key, reversed, under RSA PKCS#1 v1.5. It exists for compatibility; TLS is the protection.
 */
export const createLegacyEncryption =
  (
    publicKey: string,
    { encoding, keyLength }: LegacyProfile,
    createKey = createRandomKey,
  ): ((json: string) => Promise<Encrypted>) =>
  async (json) => {
    const { encryptLegacy } = await import('./legacy.ts');
    return encryptLegacy(json, createKey(keyLength), publicKey, encoding);
  };

/**
 * Modern encryption that a brand can choose instead: compact JWE. The `Encryption` header only shows that the body is
 * encrypted, with any value. The body contains everything else.
 */
export const createModernEncryption =
  (publicKey: string, now: () => number): EncryptBody =>
  async (json, { method, path }) => {
    const { encryptModern } = await import('./modern.ts');
    return {
      body: await encryptModern(json, publicKey, { method, path, issuedAt: Math.floor(now() / 1000) }),
      header: modernHeader,
    };
  };

interface GatewayKey {
  /** SPKI, as PEM or its base64. */
  readonly publicKey: string;
  /** Difference between the gateway's clock and the device's, in milliseconds. */
  readonly clockOffsetMs: number;
}

interface EncryptionProfile extends LegacyProfile {
  readonly mode: 'legacy' | 'v2-preferred' | 'v2-required';
}

/**
 * Encryption of the brand within the limits of the browser: without WebCrypto (a page without TLS) only the legacy one
 * works.
 */
export const createBrandEncryption = (
  { mode, ...profile }: EncryptionProfile,
  { publicKey, clockOffsetMs }: GatewayKey,
): EncryptBody => {
  const supportsModern = globalThis.crypto?.subtle !== undefined;
  if (mode !== 'legacy' && supportsModern) return createModernEncryption(publicKey, () => Date.now() + clockOffsetMs);
  if (mode === 'v2-required')
    throw new EncryptionError(
      'The brand requires the modern envelope, which needs WebCrypto: serve the page over https',
    );
  return createLegacyEncryption(publicKey, profile);
};
