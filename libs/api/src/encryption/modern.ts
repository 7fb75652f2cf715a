import { EncryptionError } from './encryption.ts';

const utf8 = new TextEncoder();

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const toDer = (publicKey: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(publicKey.replace(/-----[^-]+-----|\s/g, '')), (character) => character.charCodeAt(0));

export interface BoundContext {
  readonly method: string;
  readonly path: string;
  /** Time at which the body is encrypted, in seconds since 1970 by the gateway's clock. */
  readonly issuedAt: number;
}

/**
 * Encrypts a body as compact JWE (RFC 7516), with RSA-OAEP-256 for the key and A256GCM for the text. The protected
 * header contains method, path, time and a unique id. So nobody can send the same body again, or send it to another
 * path. Throws an EncryptionError for an invalid key, so that no request is sent.
 */
export const encryptModern = async (
  json: string,
  publicKey: string,
  { method, path, issuedAt }: BoundContext,
): Promise<string> => {
  const { subtle } = crypto;
  try {
    const der = toDer(publicKey);
    const wrapping = await subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
    const kid = base64url(new Uint8Array(await subtle.digest('SHA-256', der)));
    const header = base64url(
      utf8.encode(
        JSON.stringify({
          alg: 'RSA-OAEP-256',
          enc: 'A256GCM',
          kid,
          iat: issuedAt,
          jti: crypto.randomUUID(),
          htm: method,
          htu: path,
        }),
      ),
    );
    const [contentKey, iv] = [crypto.getRandomValues(new Uint8Array(32)), crypto.getRandomValues(new Uint8Array(12))];
    const wrapped = new Uint8Array(await subtle.encrypt('RSA-OAEP', wrapping, contentKey));
    const aes = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
    const encrypted = new Uint8Array(
      await subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: utf8.encode(header), tagLength: 128 },
        aes,
        utf8.encode(json),
      ),
    );
    return [
      header,
      base64url(wrapped),
      base64url(iv),
      base64url(encrypted.subarray(0, -16)),
      base64url(encrypted.subarray(-16)),
    ].join('.');
  } catch (cause) {
    throw new EncryptionError(
      "The body could not be encrypted under the gateway's public key, so nothing was sent: it must be RSA as base64 SPKI",
      { cause },
    );
  }
};
