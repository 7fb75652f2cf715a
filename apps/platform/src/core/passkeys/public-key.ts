import { createHash } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Public key as a JSON Web Key (RFC 7517), a format that the cryptography libraries of all platforms can read. */
export type PublicJwk = Readonly<Record<string, string>>;

type CoseKey = ReadonlyMap<number, number | Uint8Array>;

/**
 * Labels of the parameters of a COSE key (RFC 9053). The meaning of a negative label depends on the type of the key.
 */
const label = { type: 1, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 } as const;

const keyTypes: Readonly<Record<number, 'OKP' | 'EC' | 'RSA'>> = { 1: 'OKP', 2: 'EC', 3: 'RSA' };

const curves: Readonly<Record<number, string>> = { 1: 'P-256', 2: 'P-384', 3: 'P-521', 6: 'Ed25519' };

/**
 * Converts the public key of a passkey (COSE, base64url) to a JSON Web Key. Throws an Error for a type of key that
 * passkeys do not have.
 */
export const toPublicJwk = (publicKey: string): PublicJwk => {
  const key = isoCBOR.decodeFirst<CoseKey>(new Uint8Array(Buffer.from(publicKey, 'base64url')));
  const read = (name: number): string => Buffer.from(key.get(name) as Uint8Array).toString('base64url');
  const type = keyTypes[key.get(label.type) as number];
  if (type === 'RSA') return { kty: type, n: read(label.modulus), e: read(label.exponent) };
  const curve = curves[key.get(label.curve) as number];
  if (!type || !curve) throw new Error('The public key of the passkey has an unknown type');
  return { kty: type, crv: curve, x: read(label.x), ...(type === 'EC' && { y: read(label.y) }) };
};

/**
 * Returns the thumbprint of a JSON Web Key (RFC 7638, SHA-256, base64url). The order of the fields makes no difference.
 */
export const computeThumbprint = (key: PublicJwk): string => {
  const sorted = Object.fromEntries(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
};
