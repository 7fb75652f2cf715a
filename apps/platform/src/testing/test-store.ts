import { PGlite } from '@electric-sql/pglite';
import { storeOver } from '../db/embedded-store.ts';
import type { Store } from '../db/database.ts';

let dump: Promise<Blob> | undefined;

const makeDump = async (): Promise<Blob> => {
  const client = await PGlite.create();
  await (await storeOver(client)).ping();
  const made = await client.dumpDataDir('none');
  await client.close();
  return made;
};

/** An empty, migrated store of a test's own. Migrating happens once for each worker; the rest are copies. */
export const openTestStore = async (): Promise<Store> => {
  dump ??= makeDump();
  return storeOver(await PGlite.create({ loadDataDir: await dump }));
};
