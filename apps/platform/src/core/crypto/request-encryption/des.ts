import { createCipheriv, createDecipheriv } from 'node:crypto';

const blockSize = 8;

/**
 * Converts a DES key to the triple DES key that encrypts in the same way: the first 8 bytes three times. OpenSSL 3
 * supports only triple DES.
 */
const tripled = (key: string): Buffer => {
  const eight = Buffer.from(key, 'latin1').subarray(0, blockSize);
  return Buffer.concat([eight, eight, eight]);
};

export const desEncrypt = (plain: string, key: string): Buffer => {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
};

/**
 * Removes the PKCS#7 padding. Returns undefined if the padding is invalid. The function always checks a full block, so
 * that its duration does not reveal the length of the padding.
 */
const unpad = (padded: Buffer): Buffer | undefined => {
  const length = padded.at(-1) ?? 0;
  let wrong = Number(length < 1) | Number(length > blockSize);
  for (let back = 1; back <= blockSize; back += 1)
    wrong |= Number(back <= length) & Number(padded.at(-back) !== length);
  return wrong ? undefined : padded.subarray(0, padded.length - length);
};

/**
 * Decrypts a text that is encrypted with DES in ECB mode. Returns undefined if the input does not consist of complete
 * blocks, or if the decrypted padding is invalid. A wrong key almost always causes invalid padding.
 */
export const desDecrypt = (secret: Buffer, key: string): string | undefined => {
  if (secret.length === 0 || secret.length % blockSize !== 0) return undefined;
  const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null).setAutoPadding(false);
  return unpad(Buffer.concat([decipher.update(secret), decipher.final()]))?.toString('utf8');
};
