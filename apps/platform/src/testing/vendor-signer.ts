import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { demoProviderCode } from '../payments/demo-provider.ts';
import type { Signer } from '../seamless/sign-call.ts';
import type { PublicKeys } from '../seamless/vendor-keys.ts';
import { demoVendors } from '../seed/catalogue/vendors.data.ts';

const keyId = 'test';
const { privateKey } = generateKeyPairSync('ed25519');

/** A vendor as tests play it. */
export const testSigner = (vendor: string): Signer => ({ vendor, keyId, privateKey });

export const publicKeyOf = ({ privateKey: key }: Pick<Signer, 'privateKey'>): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** What a test's gateway knows of those vendors. */
export const testKeys: PublicKeys = Object.fromEntries(
  [...demoVendors.map(({ code }) => code), demoProviderCode].map((vendor) => [
    vendor,
    { [keyId]: publicKeyOf({ privateKey }) },
  ]),
);
