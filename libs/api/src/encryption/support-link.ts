/** Characters of the key that stands behind a sealed link. */
const keyLength = 8;

/**
 * Opens a link of customer service: base64 of DES-ECB-PKCS7 under a key of 8 characters, and that key after it.
 * Undefined for what is no such link. The cipher's code comes with the first link that is opened.
 */
export const decryptSupportLink = async (path: string): Promise<string | undefined> => {
  const encrypted = path.slice(0, -keyLength);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return undefined;
  const { decryptDes } = await import('./des-decrypt.ts');
  return decryptDes(encrypted, path.slice(-keyLength));
};
