import { constants, createHash, createHmac, type KeyObject, privateDecrypt } from 'node:crypto';

/**
 * Creates the function that decrypts a text of a fixed length with RSA and PKCS#1 v1.5 padding. For invalid padding,
 * the function returns a text that looks valid and depends only on the input. An attacker who sends chosen ciphertexts
 * can therefore not find out if the padding was valid (Bleichenbacher attack). Node's own function does not support
 * this padding (CVE-2023-46809). This function therefore removes the padding itself, with the same steps for every
 * input.
 */
export const createRsaUnwrap = (privateKey: KeyObject): ((wrapped: Buffer, length: number) => Buffer) => {
  const size = (privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const rejectionKey = createHash('sha256')
    .update(privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest();

  const deriveSubstitute = (wrapped: Buffer, length: number): Buffer => {
    const parts: Buffer[] = [];
    for (let part = 0; part * 32 < length; part += 1)
      parts.push(createHmac('sha256', rejectionKey).update(wrapped).update(String(part)).digest());
    return Buffer.concat(parts).subarray(0, length);
  };

  const decryptRaw = (wrapped: Buffer): Buffer => {
    try {
      return privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, wrapped);
    } catch {
      return Buffer.alloc(size);
    }
  };

  return (wrapped, length) => {
    const block = decryptRaw(wrapped.length === size ? wrapped : Buffer.alloc(size));
    const substitute = deriveSubstitute(wrapped, length);
    const separator = size - length - 1;
    let wrong = (block[0] as number) | ((block[1] as number) ^ 2) | (block[separator] as number);
    for (let index = 2; index < separator; index += 1) wrong |= Number(block[index] === 0);
    wrong |= Number(wrapped.length !== size);
    const mask = wrong === 0 ? 0xff : 0;
    return Buffer.from(
      substitute.map((byte, index) => ((block[separator + 1 + index] as number) & mask) | (byte & ~mask)),
    );
  };
};
