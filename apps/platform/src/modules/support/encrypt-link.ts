import { randomBytes } from 'node:crypto';
import { desEncrypt } from '../../core/crypto/request-encryption/des.ts';

/** Number of characters of the key that follows the encrypted link. */
const keyLength = 8;

/**
 * Encrypts a link for the API: base64 of DES-ECB-PKCS7 with a key of 8 characters, followed by that key. This only
 * hides the link from crawlers. It is not a secret, because everyone who has the value can decrypt it.
 */
export const encryptSupportLink = (link: string, key = randomBytes(keyLength / 2).toString('hex')): string =>
  desEncrypt(link, key).toString('base64') + key;
