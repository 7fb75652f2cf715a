import core from 'crypto-js/core';
import 'crypto-js/mode-ecb';
import 'crypto-js/enc-base64';
// The module of triple DES is used, because it also contains DES. The complete crypto-js library would add 20 kB.
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
    // With a wrong key, the padding is usually wrong, and the length of the result is then invalid.
    return decrypted.sigBytes > 0 && decrypted.sigBytes < ciphertext.sigBytes
      ? decrypted.toString(enc.Utf8)
      : undefined;
  } catch {
    return undefined;
  }
};
