import { randomBytes } from 'node:crypto';
import { desEncrypt } from '../../core/crypto/request-encryption/des.ts';

/** Characters of the key that stands behind the link. */
const keyLength = 8;

/**
 * A link as it travels: base64 of DES-ECB-PKCS7 under a key of 8 characters, and that key after it. Who reads it can
 * open it: it keeps addresses from those who search pages for them, and nothing more.
 */
export const encryptSupportLink = (link: string, key = randomBytes(keyLength / 2).toString('hex')): string =>
  desEncrypt(link, key).toString('base64') + key;
