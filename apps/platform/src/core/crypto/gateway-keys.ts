import { createPrivateKey, createPublicKey, generateKeyPair, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gatewayKeys } from './gateway-keys.tables.ts';

const read = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.select().from(gatewayKeys).where(eq(gatewayKeys.name, name)))[0]?.secret;

/**
 * Returns a secret from the database. Creates the secret on the first call. All instances get the same secret, even if
 * several instances start at the same time.
 */
export const getOrCreateSecret = async (db: Database, name: string, create: () => Promise<string>): Promise<string> => {
  const existing = await read(db, name);
  if (existing) return existing;
  await db
    .insert(gatewayKeys)
    .values({ name, secret: await create() })
    .onConflictDoNothing();
  return (await read(db, name)) as string;
};

const generateRsaKey = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
};

export interface WireKey {
  readonly privateKey: KeyObject;
  /** Public key in SPKI format, PEM encoded. */
  readonly publicKeyPem: string;
}

/**
 * Returns the RSA key pair for encrypted request bodies. A client encrypts each body with a random key, and encrypts
 * this random key with the public RSA key. The pair is created on the first call.
 */
export const getOrCreateWireKey = async (db: Database): Promise<WireKey> => {
  const privateKey = createPrivateKey(await getOrCreateSecret(db, 'wire-rsa', generateRsaKey));
  return { privateKey, publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string };
};

/**
 * Returns the Ed25519 key with which the gateway signs for a demo service, such as the payment provider. The key is
 * created on the first call.
 */
export const getOrCreateSigningKey = async (db: Database, name: string): Promise<KeyObject> =>
  createPrivateKey(
    await getOrCreateSecret(
      db,
      name,
      async () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    ),
  );
