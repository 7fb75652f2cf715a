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

/**
 * Loads the data that each embedded database of this process needs at its start: the demo data and the files of the
 * database engine.
 */
const loadStart = async () => ({
  loadDataDir: new Blob([new Uint8Array(await readDemoDump())]),
  wasmModule: await WebAssembly.compile(new Uint8Array(await engineFile('pglite.wasm'))),
  fsBundle: new Blob([new Uint8Array(await engineFile('pglite.data'))]),
});
let start: ReturnType<typeof loadStart> | undefined;

/** Creates an embedded database with all tables and no rows. */
export const createEmptyStore = async (): Promise<DatabaseHandle> => wrapPglite(await PGlite.create());

/**
 * Creates a separate database with the demo data. The demo data is generated once per process, because this takes
 * seconds. Each database starts from a copy of it.
 */
export const createTestStore = async (): Promise<DatabaseHandle> => {
  start ??= loadStart();
  return wrapPglite(await PGlite.create(await start));
};

/**
 * Creates a database with the demo data in `dataFolder`. A test then starts a gateway in a separate process with this
 * data folder.
 */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  start ??= loadStart();
  const client = await PGlite.create(join(dataFolder, 'database'), await start);
  await client.close();
};
