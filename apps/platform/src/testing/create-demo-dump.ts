import { PGlite } from '@electric-sql/pglite';
import { createKeyStore } from '../core/crypto/gateway-keys.ts';
import { createKeyEncryption } from '../core/crypto/key-encryption.ts';
import { loadWireKeys } from '../core/crypto/wire-keys.ts';
import { loadBrandFiles } from '../core/config/load-brand-files.ts';
import type { Database } from '../core/db/database.ts';
import { wrapPglite } from '../core/db/pglite.ts';
import { createDemoSeedOptions } from '../demo/seed/seed-options.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { ensureBrandAccounts } from '../modules/ledger/accounts.ts';
import { merchantsFolder, testStart } from './demo-dump.ts';
import { lowerPasswordHashCost } from './lower-password-hash-cost.ts';

/** Inserts the demo brands and their data into an empty database. */
export const fillWithDemo = async (db: Database): Promise<void> => {
  lowerPasswordHashCost();
  const { brands } = await loadBrandFiles(merchantsFolder);
  await ensureBrandAccounts(db, brands);
  const clock = { now: () => testStart };
  const keys = createKeyStore({ db, clock, encryption: createKeyEncryption([]) });
  await seedDemo(db, createDemoSeedOptions({ brands, clock, keys }));
  await loadWireKeys(keys);
};

/** Creates an embedded database with the demo data, and returns a dump of it. */
export const createDemoDump = async (): Promise<Buffer> => {
  const client = await PGlite.create();
  // The setting removes the write-ahead log of the inserts from the dump. Otherwise each database that starts from the
  // dump would have to unpack and replay 50 MB.
  await client.exec('set wal_recycle = off');
  const { db } = await wrapPglite(client);
  await fillWithDemo(db);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
};
