import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database, DatabaseHandle } from '../core/db/database.ts';
import { wrapPglite } from '../core/db/pglite.ts';
import { migrationsFolder } from '../core/db/migrations-folder.ts';
import { createKeyStore } from '../core/crypto/gateway-keys.ts';
import { createKeyEncryption } from '../core/crypto/key-encryption.ts';
import { loadWireKeys } from '../core/crypto/wire-keys.ts';
import { ensureBrandAccounts } from '../modules/ledger/accounts.ts';
import { loadBrandFiles } from '../core/config/load-brand-files.ts';
import { createDemoSeedOptions } from '../demo/seed/seed-options.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';

const merchantsFolder = fileURLToPath(new URL('../../../../merchants', import.meta.url));
const seedFolder = fileURLToPath(new URL('../demo/seed', import.meta.url));
const demoContentFolder = fileURLToPath(new URL('../../../../libs/demo/src', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/livery', import.meta.url));

/** Time at which the demo data of tests is created, and at which the clock of each test starts. */
export const testStart = new Date('2026-11-20T08:00:00Z');

/**
 * Returns a hash of all files that determine the demo data. When one of these files changes, the cached demo data is
 * not used any more.
 */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  for (const folder of [migrationsFolder, seedFolder, demoContentFolder, merchantsFolder]) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|sql|json)$/.test(name)).sort();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Inserts the demo brands and their data into an empty database. */
export const fillWithDemo = async (db: Database): Promise<void> => {
  const { brands } = await loadBrandFiles(merchantsFolder);
  await ensureBrandAccounts(db, brands);
  const clock = { now: () => testStart };
  const keys = createKeyStore({ db, clock, encryption: createKeyEncryption([]) });
  await seedDemo(db, createDemoSeedOptions({ brands, clock, keys }));
  await loadWireKeys(keys);
};

const createDump = async (): Promise<Buffer> => {
  const client = await PGlite.create();
  // With this setting, the dump does not contain the write-ahead log of the inserts. Each copy would otherwise unpack
  // and replay 50 MB. The dump also contains the RSA key, so that no copy has to search for large primes.
  await client.exec('set wal_recycle = off');
  const { db } = await wrapPglite(client);
  await fillWithDemo(db);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
};

const readDump = async (): Promise<Buffer> => {
  const file = join(cacheFolder, `platform-${await fingerprint()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const dump = await createDump();
  await mkdir(cacheFolder, { recursive: true });
  // The data is written to a temporary file that is renamed at the end, so that a concurrent test never reads an
  // incomplete file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
};

const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const engineFile = (name: string): Promise<Buffer> => readFile(join(engine, name));

/** Loads the files with which each embedded database of this process starts: the demo data and the database engine. */
const loadStart = async () => ({
  loadDataDir: new Blob([new Uint8Array(await readDump())]),
  wasmModule: await WebAssembly.compile(new Uint8Array(await engineFile('pglite.wasm'))),
  fsBundle: new Blob([new Uint8Array(await engineFile('pglite.data'))]),
});
let start: ReturnType<typeof loadStart> | undefined;

/** Creates an embedded database with all tables and no rows. */
export const createEmptyStore = async (): Promise<DatabaseHandle> => wrapPglite(await PGlite.create());

/**
 * Creates a separate database with the demo data. Because creating the data takes seconds, the data is created only
 * once and then copied.
 */
export const createTestStore = async (): Promise<DatabaseHandle> => {
  start ??= loadStart();
  return wrapPglite(await PGlite.create(await start));
};
