import type { OperationSpec } from '@livery/contract/operation';

/** Turns the JSON of a body into what travels. Throws an EncryptionError where it cannot: then nothing is sent. */
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

/** What the `Encryption` header says where the body is a JWE. */
const modernHeader = 'JWE';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A random key of printable ASCII. 64 characters divide 256, so each is as likely as the next. */
export const createRandomKey = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 63]).join('');

/**
 * The encryption of the specification: DES-ECB-PKCS7 over the JSON with a
 * random key, and that key, reversed, under RSA PKCS#1 v1.5 in the
 * `Encryption` header. Compatibility, not protection: TLS protects.
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

/** The envelope that is offered next to it: compact JWE. Any header marks it; the body says the rest. */
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
  /** How far the gateway's clock is ahead of the device's, in milliseconds. */
  readonly clockOffsetMs: number;
}

interface EncryptionProfile extends LegacyProfile {
  readonly mode: 'legacy' | 'v2-preferred' | 'v2-required';
}

/** The encryption that a brand asks for, with what the browser has: without WebCrypto (a page without TLS) only the legacy one can be. */
export const createBrandEncryption = (
  { mode, ...profile }: EncryptionProfile,
  { publicKey, clockOffsetMs }: GatewayKey,
): EncryptBody => {
  const supportsModern = globalThis.crypto?.subtle !== undefined;
  if (mode !== 'legacy' && supportsModern) return createModernEncryption(publicKey, () => Date.now() + clockOffsetMs);
  if (mode === 'v2-required')
    throw new EncryptionError(
      'The brand asks for the modern envelope, which this page cannot make: serve it over https',
    );
  return createLegacyEncryption(publicKey, profile);
};
