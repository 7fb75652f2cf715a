import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type KeyStore, memoizeByVersion } from '../crypto/gateway-keys.ts';
import type { Signer } from './sign-call.ts';

/** Name of the gateway in the header `X-Vendor` of its calls to external services. */
const gatewayName = 'GATEWAY';

/** Path of the public keys with which external services verify the gateway's calls. */
export const publicKeysPath = '/.well-known/livery-keys.json';

/**
 * Private keys, with their ids, that sign the gateway's calls to external services. `getCurrent` returns the key for
 * new calls. `getAccepted` also returns the earlier keys that services still accept after a key rotation.
 */
interface GatewaySigners {
  readonly getCurrent: () => Signer;
  readonly getAccepted: () => readonly Signer[];
}

const exportPublicKey = ({ privateKey }: Signer): Buffer =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' });

const toSigner = (pem: string): Signer => {
  const signer = { vendor: gatewayName, keyId: '', privateKey: createPrivateKey(pem) };
  const digest = createHash('sha256').update(exportPublicKey(signer)).digest('hex');
  return { ...signer, keyId: digest.slice(0, 16) };
};

/**
 * Loads the keys with which the gateway signs its calls to external services. If the database has no key for this
 * purpose yet, creates one.
 */
export const loadGatewaySigners = async (keys: KeyStore): Promise<GatewaySigners> => {
  const ring = await keys.open('service-ed25519', 'ed25519');
  const parse = memoizeByVersion(({ secret }) => toSigner(secret));
  return { getCurrent: () => parse(ring.getCurrent()), getAccepted: () => ring.getAccepted().map(parse) };
};

/** Serves the public keys in the format of the VENDOR_KEYS file: `{ "GATEWAY": { "<key id>": "<base64 of SPKI>" } }`. */
export const publicKeysRoutes = (app: FastifyInstance, { getAccepted }: GatewaySigners): void => {
  app.get(publicKeysPath, (_request, reply) => {
    const keys = getAccepted().map((signer) => [signer.keyId, exportPublicKey(signer).toString('base64')]);
    return reply.header('cache-control', 'public, max-age=60').send({ [gatewayName]: Object.fromEntries(keys) });
  });
};
