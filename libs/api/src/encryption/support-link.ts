/** Number of characters of the key at the end of an encrypted link. */
const keyLength = 8;

/**
 * Decrypts the encrypted link to customer service. The input is base64 text (DES-ECB-PKCS7), followed by the 8
 * characters of the key. Returns undefined for any other text. The code for DES loads lazily.
 */
export const decryptSupportLink = async (path: string): Promise<string | undefined> => {
  const encrypted = path.slice(0, -keyLength);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return undefined;
  const { decryptDes } = await import('./des-decrypt.ts');
  return decryptDes(encrypted, path.slice(-keyLength));
};
