import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gatewayKeys } from '../db/schema/tables.ts';

const read = async (db: Database, name: string): Promise<string | undefined> => (await db.select().from(gatewayKeys).where(eq(gatewayKeys.name, name)))[0]?.secret;

/** A secret that is made once and kept in the database, so that every instance has the same one, also when several start at once. */
export const openSharedSecret = async (db: Database, name: string, make: () => Promise<string>): Promise<string> => {
  const known = await read(db, name);
  if (known) return known;
  await db.insert(gatewayKeys).values({ name, secret: await make() }).onConflictDoNothing();
  return (await read(db, name)) as string;
};

const makeRsaKey = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
};

export interface WireKey {
  readonly privateKey: KeyObject;
  /** SPKI, PEM. */
  readonly publicKeyPem: string;
}

/** The RSA key under which the keys of encrypted calls travel. */
export const openWireKey = async (db: Database): Promise<WireKey> => {
  const privateKey = createPrivateKey(await openSharedSecret(db, 'wire-rsa', makeRsaKey));
  return { privateKey, publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string };
};

/** What each vendor signs its calls with. */
export const openVendorSecrets = async (db: Database, vendors: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const secrets = new Map<string, string>();
  for (const vendor of vendors) secrets.set(vendor, await openSharedSecret(db, `vendor/${vendor}`, async () => randomBytes(32).toString('base64url')));
  return secrets;
};
