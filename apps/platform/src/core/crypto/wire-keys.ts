import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type KeyRing, type KeyStore, memoizeByVersion } from './gateway-keys.ts';

/** Version of the RSA key pair with which clients encrypt request bodies and the gateway decrypts them. */
export interface WireKey {
  readonly privateKey: KeyObject;
  /** Public key in SPKI format, PEM encoded. */
  readonly publicKeyPem: string;
  /** Id of the public key: BASE64URL(SHA-256(SPKI)). */
  readonly keyId: string;
}

/**
 * RSA key pairs for encrypted request bodies. A client encrypts each body with a random key, and encrypts this random
 * key with the current public RSA key. Open pages can still use an earlier public key.
 */
export interface WireKeys {
  readonly getCurrent: () => WireKey;
  /** Returns all key pairs with which a body can be encrypted, the newest first. */
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
