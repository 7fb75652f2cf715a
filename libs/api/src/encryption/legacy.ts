import core from 'crypto-js/core';
import 'crypto-js/mode-ecb';
// This module of crypto-js contains triple DES and DES. The complete library would add 20 kB.
import 'crypto-js/tripledes';
import { JSEncrypt } from 'jsencrypt';
import { EncryptionError } from './encryption.ts';

const { DES, enc, mode, pad } = core;

const reversed = (text: string): string => Array.from(text).reverse().join('');

/**
 * Encrypts a body in the way that `createLegacyEncryption` describes. Throws an EncryptionError for an invalid public
 * key, so that no request is sent.
 */
export const encryptLegacy = (
  json: string,
  key: string,
  publicKey: string,
  encoding: 'base64' | 'hex',
): { body: string; header: string } => {
  const rsa = new JSEncrypt();
  try {
    // Without a public key, jsencrypt would generate a new key pair, and the gateway could not decrypt the body.
    if (!publicKey.trim()) throw new Error('empty');
    rsa.setPublicKey(publicKey);
  } catch (cause) {
    throw new EncryptionError(
      "The gateway's public key cannot be read, so nothing was sent: check publicKey in its settings",
      { cause },
    );
  }
  const header = rsa.encrypt(reversed(key));
  if (!header)
    throw new EncryptionError(
      "The key could not be encrypted under the gateway's public key, so nothing was sent: it must be RSA of at least 1024 bits",
    );
  const { ciphertext } = DES.encrypt(enc.Utf8.parse(json), enc.Utf8.parse(key.slice(0, 8)), {
    mode: mode.ECB,
    padding: pad.Pkcs7,
  });
  return { body: ciphertext.toString(encoding === 'hex' ? enc.Hex : enc.Base64), header };
};
