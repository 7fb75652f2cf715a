import { constants, publicEncrypt, randomBytes } from 'node:crypto';
import { desEncrypt } from './des.ts';

/**
 * Encrypts a request body in the mode `legacy`, in the same way as the app. Only tests and the checks of a gateway call
 * this function. `header` is the value of the request header `encryption`, which contains the encrypted DES key.
 */
export const encryptBody = (body: object, publicKeyPem: string): { readonly body: string; readonly header: string } => {
  const key = randomBytes(8).toString('hex');
  const reversed = Buffer.from([...key].reverse().join(''));
  return {
    body: desEncrypt(JSON.stringify(body), key).toString('base64'),
    header: publicEncrypt({ key: publicKeyPem, padding: constants.RSA_PKCS1_PADDING }, reversed).toString('base64'),
  };
};
