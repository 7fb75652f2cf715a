import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readLines } from './read-lines.ts';
import { applyChanges, type ParseValue, type Store, type TableChanges, type Tables } from './store.ts';

const fileName = 'provider.journal';
const compactAfterLines = 5000;

const snapshotLines = (tables: Tables): string =>
  Object.entries(tables)
    .flatMap(([name, entries]) =>
      [...entries].map(([key, value]) => `${JSON.stringify({ [name]: { [key]: value } })}\n`),
    )
    .join('');

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes all values to a new file, and then replaces the journal with the new file by renaming it. So a crash leaves
 * either the complete old file or the complete new file. Returns the new file, open for appending, and its size in bytes.
 * If this function rejects, the journal is still the old file.
 */
const rewrite = async (
  folder: string,
  tables: Tables,
): Promise<{ readonly file: FileHandle; readonly size: number }> => {
  const path = join(folder, fileName);
  await rm(`${path}.new`, { force: true });
  const content = Buffer.from(snapshotLines(tables));
  const fresh = await open(`${path}.new`, 'ax', 0o600);
  try {
    await fresh.writeFile(content);
    await fresh.sync();
    await rename(`${path}.new`, path);
  } catch (error) {
    await fresh.close();
    throw error;
  }
  return { file: fresh, size: content.length };
};

/** Returns true if the folder has a journal (the file with the stored values) that is not empty. */
export const hasJournal = async (folder: string): Promise<boolean> =>
  stat(join(folder, fileName)).then(
    ({ size }) => size > 0,
    () => false,
  );

/**
 * Opens a small durable store. The store is one file with one JSON line for each commit, and `commit` resolves when
 * its line is synced to the disk. A long file is replaced by a shorter file with only the current values. An
 * incomplete last line is ignored, because its commit never resolved. `parse` validates a stored value and throws if
 * it is invalid. Only one process may open a folder.
 */
export const openJournal = async <T extends Tables>(
  folder: string,
  tables: T,
  parse: ParseValue,
): Promise<Store<T>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  for (const changes of readLines(stored, parse)) applyChanges(tables, changes);
  let { file, size } = await rewrite(folder, tables);
  await syncFolder(folder);
  let lines = 0;
  let last: Promise<void> = Promise.resolve();

  // False after the journal was replaced by a new file, until the folder is synced. Before that, the new file could be
  // missing after a power cut, so no commit may resolve.
  let isFolderSynced = true;

  const compact = async (): Promise<void> => {
    const old = file;
    const compacted = await rewrite(folder, tables);
    file = compacted.file;
    size = compacted.size;
    isFolderSynced = false;
    await old.close();
  };

  const append = async (changes: TableChanges<T>): Promise<void> => {
    if (!isFolderSynced) {
      await syncFolder(folder);
      isFolderSynced = true;
    }
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
    try {
      await file.appendFile(line);
      await file.datasync();
    } catch (error) {
      await file.truncate(size);
      throw error;
    }
    size += line.length;
    lines += 1;
    applyChanges(tables, changes);
    if (lines < compactAfterLines) return;
    lines = 0;
    // The changes are stored already, so the commit must not reject. The next compaction comes after as many lines.
    await compact().catch(() => undefined);
  };

  const commit = (changes: TableChanges<T>): Promise<void> => {
    const done = last.then(() => append(changes));
    last = done.catch(() => undefined);
    return done;
  };

  return {
    tables,
    commit,
    isAvailable: () => true,
    close: async () => {
      await last;
      await file.close();
    },
  };
};
