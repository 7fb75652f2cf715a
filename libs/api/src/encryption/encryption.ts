import type { OperationSpec } from '@livery/contract/operation';

/**
 * Encrypts the JSON body of a request. Throws an EncryptionError if encryption is impossible. The request is then not
 * sent.
 */
export type EncryptBody = (json: string, operation: Pick<OperationSpec, 'method' | 'path'>) => Promise<Encrypted>;

interface Encrypted {
  readonly body: string;
  readonly header: string;
}

export interface LegacyProfile {
  readonly encoding: 'base64' | 'hex';
  /** Number of characters of the random key. DES uses only the first 8. */
  readonly keyLength: number;
}

export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
}

/** Value of the `Encryption` header for a body in JWE format. */
const modernHeader = 'JWE';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Creates a random key of printable ASCII characters. All 64 characters are equally likely, because 256 is a multiple
 * of 64.
 */
export const createRandomKey = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 63]).join('');

/**
 * Creates the legacy encryption, which the API specification defines. It encrypts the JSON body by DES-ECB-PKCS7 with
 * a random key. The `Encryption` header contains this key, reversed and encrypted by RSA PKCS#1 v1.5. The legacy
 * encryption exists only for compatibility. TLS protects the data.
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
 * Creates the modern encryption (compact JWE), which a brand can choose. The gateway needs only the body and its own
 * private key for the decryption. The `Encryption` header only marks the body as encrypted, so its value does not
 * matter.
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
  /** RSA public key in SPKI format, as PEM or as base64. */
  readonly publicKey: string;
  /** Difference between the clocks in milliseconds: the gateway's time minus the device's time. */
  readonly clockOffsetMs: number;
}

interface EncryptionProfile extends LegacyProfile {
  readonly mode: 'legacy' | 'v2-preferred' | 'v2-required';
}

/**
 * Creates the encryption that the brand has chosen. The modern encryption needs WebCrypto, which browsers offer only on
 * a page with TLS. On a page without TLS, the legacy encryption is returned. If the brand requires the modern
 * encryption, an EncryptionError is thrown instead.
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
