import { constants, publicEncrypt, randomBytes } from 'node:crypto';
import { desEncrypt } from '../core/crypto/request-encryption/des.ts';

/** Encrypts a request body as the app does. */
export const encrypt = (body: object, publicKeyPem: string): { readonly body: string; readonly header: string } => {
  const key = randomBytes(8).toString('hex');
  const reversed = Buffer.from([...key].reverse().join(''));
  return {
    body: desEncrypt(JSON.stringify(body), key).toString('base64'),
    header: publicEncrypt({ key: publicKeyPem, padding: constants.RSA_PKCS1_PADDING }, reversed).toString('base64'),
  };
};
