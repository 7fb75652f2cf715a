import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../core/db/migrations-folder.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const merchantsFolder = at('../../../../merchants');
const contentFolders = [migrationsFolder, at('../demo/seed'), at('../../../../libs/demo/src'), merchantsFolder];
const cacheFolder = at('../../../../node_modules/.cache/livery');

/** Time at which the demo data of tests is created. The clock of each test starts at this time. */
export const testStart = new Date('2026-11-20T08:00:00Z');

/**
 * Computes a hash of all files that determine the demo data. The hash is part of the file name of the cached data.
 * After a change of one of these files, the cached data is therefore not used any more.
 */
export const computeFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(at('./create-demo-dump.ts')));
  for (const folder of contentFolders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|sql|json)$/.test(name)).sort();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Loads a dump of an embedded database with the demo data from the cache. Creates the dump if it is not in the cache.
 */
export const readDemoDump = async (): Promise<Buffer> => {
  const file = join(cacheFolder, `platform-${await computeFingerprint()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  // The import is dynamic, because the gateway's modules take seconds to load.
  const { createDemoDump } = await import('./create-demo-dump.ts');
  const dump = await createDemoDump();
  await mkdir(cacheFolder, { recursive: true });
  // A concurrent test must not read an incomplete file. Therefore the data is written to a temporary file, which is
  // renamed at the end.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
};
