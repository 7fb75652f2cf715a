import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

interface Owner {
  readonly pid: number;
  /**
   * Start time of the process that owns the lock, as the operating system reports it. The pid alone is not enough,
   * because a later process can have the same pid.
   */
  readonly began: string | undefined;
}

/**
 * Returns the start time of a process in clock ticks since boot. Returns undefined if the process does not exist or if
 * the system has no `/proc`.
 */
const beganAt = async (pid: number): Promise<string | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isAlive = async ({ pid, began }: Owner): Promise<boolean> =>
  isRunning(pid) && (began === undefined || began === (await beganAt(pid)));

const readOwner = async (file: string): Promise<Owner | undefined> => {
  try {
    const owner = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' && owner.pid > 0 ? { pid: owner.pid, began: owner.began } : undefined;
  } catch {
    return undefined;
  }
};

const acquire = async (file: string): Promise<boolean> => {
  const owner: Owner = { pid: process.pid, began: await beganAt(process.pid) };
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Locks a folder for this process. The embedded database has no lock of its own, and two servers that use the same
 * folder would corrupt it. If the process that has locked the folder no longer runs, its lock is replaced. Throws a
 * FolderInUseError if that process still runs.
 */
export const lockFolder = async (folder: string): Promise<{ release: () => Promise<void> }> => {
  const file = join(folder, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await acquire(file)) return { release: () => rm(file, { force: true }) };
    const owner = await readOwner(file);
    if (owner && (await isAlive(owner)))
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another server (process ${owner.pid}). ` +
          'Two servers on one embedded database would corrupt it: stop the other one, set LIVERY_DATA to another folder, ' +
          'or set DATABASE_URL to a PostgreSQL that several servers can share.',
      );
    await rm(file, { force: true });
  }
  throw new FolderInUseError(
    `The lock ${file} could not be taken: other servers take it at the same time. Start one server at a time on a data folder.`,
  );
};
