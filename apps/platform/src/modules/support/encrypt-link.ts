import { randomBytes } from 'node:crypto';
import { desEncrypt } from '../../core/crypto/request-encryption/des.ts';

/** Number of characters of the encryption key, which is appended to the encrypted link. */
const keyLength = 8;

/**
 * Encrypts a link with DES-ECB (PKCS7 padding). The result is the encrypted link in base64, followed by the key (8
 * characters). The key is not secret: the encryption only hides the link from crawlers.
 */
export const encryptSupportLink = (link: string, key = randomBytes(keyLength / 2).toString('hex')): string =>
  desEncrypt(link, key).toString('base64') + key;
