import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { demoProviderCode } from '../demo/payments/payment-provider.ts';
import type { Signer } from '../core/signed-calls/sign-call.ts';
import type { PublicKeys } from '../modules/game-integration/vendors/vendor-keys.ts';
import { demoVendors } from '@livery/demo/catalogue/vendors';

const keyId = 'test';
const { privateKey } = generateKeyPairSync('ed25519');

/**
 * Returns a signer with which a test signs calls of a vendor (game provider) to the gateway. All test vendors have
 * the same private key.
 */
export const createTestSigner = (vendor: string): Signer => ({ vendor, keyId, privateKey });

export const getPublicKey = ({ privateKey: key }: Pick<Signer, 'privateKey'>): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Public keys of all test vendors. The test gateway uses these keys to verify the calls of `createTestSigner`. */
export const testKeys: PublicKeys = Object.fromEntries(
  [...demoVendors.map(({ code }) => code), demoProviderCode].map((vendor) => [
    vendor,
    { [keyId]: getPublicKey({ privateKey }) },
  ]),
);
