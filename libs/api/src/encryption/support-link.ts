/** Characters of the key at the end of an encrypted link. */
const keyLength = 8;

/**
 * Decrypts a link to customer service: base64 of DES-ECB-PKCS7 under a key of 8 characters, followed by that key.
 * Undefined for any other text. The cipher loads with the first link.
 */
export const decryptSupportLink = async (path: string): Promise<string | undefined> => {
  const encrypted = path.slice(0, -keyLength);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return undefined;
  const { decryptDes } = await import('./des-decrypt.ts');
  return decryptDes(encrypted, path.slice(-keyLength));
};
