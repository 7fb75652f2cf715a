import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseHandle } from '../core/db/database.ts';
import { wrapPglite } from '../core/db/pglite.ts';
import { readDemoDump } from './demo-dump.ts';

export { testStart } from './demo-dump.ts';

const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const engineFile = (name: string): Promise<Buffer> => readFile(join(engine, name));

/** Loads the files with which each embedded database of this process starts: the demo data and the database engine. */
const loadStart = async () => ({
  loadDataDir: new Blob([new Uint8Array(await readDemoDump())]),
  wasmModule: await WebAssembly.compile(new Uint8Array(await engineFile('pglite.wasm'))),
  fsBundle: new Blob([new Uint8Array(await engineFile('pglite.data'))]),
});
let start: ReturnType<typeof loadStart> | undefined;

/** Creates an embedded database with all tables and no rows. */
export const createEmptyStore = async (): Promise<DatabaseHandle> => wrapPglite(await PGlite.create());

/**
 * Creates a separate database with the demo data. The insertion of the data takes seconds, so it happens only once, and
 * each database is a copy.
 */
export const createTestStore = async (): Promise<DatabaseHandle> => {
  start ??= loadStart();
  return wrapPglite(await PGlite.create(await start));
};

/** Creates a database with the demo data in the data folder of a gateway that runs in its own process. */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  start ??= loadStart();
  const client = await PGlite.create(join(dataFolder, 'database'), await start);
  await client.close();
};
