import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type KeyRing, type KeyStore, memoizeByVersion } from './gateway-keys.ts';

/**
 * One version of the RSA key pair for request bodies. Clients encrypt with the public key, and the gateway decrypts
 * with the private key.
 */
export interface WireKey {
  readonly privateKey: KeyObject;
  /** Public key in SPKI format, PEM encoded. */
  readonly publicKeyPem: string;
  /** Id of the public key: BASE64URL(SHA-256(SPKI)). */
  readonly keyId: string;
}

/**
 * RSA key pairs for encrypted request bodies. A client encrypts each body with a random key. It encrypts this random
 * key with the current public RSA key. Pages that were opened before a key rotation still use an earlier public key.
 */
export interface WireKeys {
  readonly getCurrent: () => WireKey;
  /** Returns all key pairs that the gateway accepts for decryption, the newest first. */
  readonly getAccepted: () => readonly WireKey[];
}

/** Computes the id of a public key as BASE64URL(SHA-256(SPKI)). */
export const computeKeyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url');

const parseWireKey = (pem: string): WireKey => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return {
    privateKey,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    keyId: computeKeyId(publicKey),
  };
};

export const loadWireKeys = async (keys: KeyStore): Promise<WireKeys> => {
  const ring: KeyRing = await keys.open('wire-rsa', 'rsa-2048');
  const parse = memoizeByVersion(({ secret }) => parseWireKey(secret));
  return { getCurrent: () => parse(ring.getCurrent()), getAccepted: () => ring.getAccepted().map(parse) };
};
