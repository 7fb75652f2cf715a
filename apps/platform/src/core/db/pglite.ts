import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseHandle } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Runs the migrations on an open embedded database (PGlite), and returns the handle of the database. */
export const wrapPglite = async (client: PGlite): Promise<DatabaseHandle> => {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    // Runs the task without a lock. Only one process can use the folder of the embedded database (see `lockFolder`), so
    // there are no other instances.
    withAdvisoryLock: (task) => task(),
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  };
};

/** Opens the embedded database in a folder. Throws a FolderInUseError when another server uses the folder. */
export const connectPglite = async (dataFolder: string): Promise<DatabaseHandle> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataFolder);
  try {
    const store = await wrapPglite(await PGlite.create(join(dataFolder, 'database')));
    return {
      ...store,
      close: async () => {
        await store.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
