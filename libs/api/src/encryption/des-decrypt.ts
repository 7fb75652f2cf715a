import core from 'crypto-js/core';
import 'crypto-js/mode-ecb';
import 'crypto-js/enc-base64';
// This module of crypto-js contains triple DES and DES. The complete library would add 20 kB.
import 'crypto-js/tripledes';

const { DES, enc, lib, mode, pad } = core;

/** Decrypts base64 with DES and a key of 8 characters. Returns undefined if the result is not text. */
export const decryptDes = (base64: string, key: string): string | undefined => {
  const ciphertext = enc.Base64.parse(base64);
  if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % 8 !== 0) return undefined;
  try {
    const decrypted = DES.decrypt(lib.CipherParams.create({ ciphertext }), enc.Latin1.parse(key), {
      mode: mode.ECB,
      padding: pad.Pkcs7,
    });
    // A wrong key usually results in invalid padding. The decrypted bytes then have an impossible length.
    return decrypted.sigBytes > 0 && decrypted.sigBytes < ciphertext.sigBytes
      ? decrypted.toString(enc.Utf8)
      : undefined;
  } catch {
    return undefined;
  }
};
