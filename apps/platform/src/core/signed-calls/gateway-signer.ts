import { createHash, createPublicKey } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { getOrCreateSigningKey } from '../crypto/gateway-keys.ts';
import type { Database } from '../db/database.ts';
import type { Signer } from './sign-call.ts';

/** Name of the gateway in the header `X-Vendor` of its calls to outside services. */
const gatewayName = 'GATEWAY';

/** Path of the public keys with which outside services verify calls of the gateway. */
export const publicKeysPath = '/.well-known/livery-keys.json';

const exportPublicKey = ({ privateKey }: Signer): Buffer =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' });

/** Returns the key with which the gateway signs its calls to outside services. It is created on the first call. */
export const getOrCreateGatewaySigner = async (db: Database): Promise<Signer> => {
  const signer = {
    vendor: gatewayName,
    keyId: '',
    privateKey: await getOrCreateSigningKey(db, 'service-ed25519'),
  };
  const digest = createHash('sha256').update(exportPublicKey(signer)).digest('hex');
  return { ...signer, keyId: digest.slice(0, 16) };
};

/** Serves the public keys in the format of the VENDOR_KEYS file: `{ "GATEWAY": { "<key id>": "<base64 of SPKI>" } }`. */
export const publicKeysRoutes = (app: FastifyInstance, signer: Signer): void => {
  const keys = { [signer.vendor]: { [signer.keyId]: exportPublicKey(signer).toString('base64') } };
  app.get(publicKeysPath, (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(keys));
};
