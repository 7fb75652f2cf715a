import type { KeyObject } from 'node:crypto';
import { desDecrypt } from './des.ts';
import { createRsaUnwrap } from './rsa-unwrap.ts';

export interface LegacyProfile {
  readonly encoding: 'base64' | 'hex';
  /** Number of characters of the random DES key with which a client encrypts a body. */
  readonly keyLength: number;
}

const patterns = { base64: /^[A-Za-z0-9+/]+={0,2}$/, hex: /^[0-9a-fA-F]+$/ } as const;

const decode = (text: string, encoding: LegacyProfile['encoding']): Buffer =>
  patterns[encoding].test(text) ? Buffer.from(text, encoding) : Buffer.alloc(0);

const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Creates the function that decrypts a body in the legacy encryption (DES). The request header contains the DES key,
 * reversed and encrypted with RSA. The function returns undefined for every failure. It always runs all steps, so that
 * its duration does not reveal which step failed.
 */
export const createLegacyDecryptor = (
  privateKey: KeyObject,
): ((header: string, body: string, profile: LegacyProfile) => object | undefined) => {
  const unwrap = createRsaUnwrap(privateKey);
  return (header, body, { encoding, keyLength }) => {
    const reversed = unwrap(decode(header, 'base64'), keyLength).toString('latin1');
    const key = [...reversed].reverse().join('');
    return parseObject(desDecrypt(decode(body, encoding), key) ?? '');
  };
};
