/** Number of characters of the key at the end of an encrypted link. */
const keyLength = 8;

/**
 * Decrypts the link to customer service that the gateway sends encrypted. `path` consists of a base64 text
 * (DES-ECB-PKCS7) and the 8 characters of the key. Returns undefined for any other text. The code for DES loads only
 * when it is needed.
 */
export const decryptSupportLink = async (path: string): Promise<string | undefined> => {
  const encrypted = path.slice(0, -keyLength);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return undefined;
  const { decryptDes } = await import('./des-decrypt.ts');
  return decryptDes(encrypted, path.slice(-keyLength));
};
