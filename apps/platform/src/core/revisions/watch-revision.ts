import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { revisions } from './revisions.tables.ts';

export const readRevision = async (db: Database, name: string): Promise<number> =>
  (await db.select({ number: revisions.number }).from(revisions).where(eq(revisions.name, name)))[0]?.number ?? 0;

/**
 * Creates a function that calls `reload` if the data `name` has changed since the last load. A revision (a counter in
 * the database) increases with each change of the data. `loaded` is the revision at the first load. If `reload` fails,
 * the next call of the function tries again.
 */
export const createRevisionWatcher = (
  db: Database,
  { name, loaded, reload }: { readonly name: string; readonly loaded: number; readonly reload: () => Promise<void> },
): (() => Promise<void>) => {
  let current = loaded;
  return async () => {
    // The revision is read before the data. If the data changes between the two reads, the stored revision is too old,
    // and the next call loads the data again.
    const next = await readRevision(db, name);
    if (next === current) return;
    await reload();
    current = next;
  };
};
