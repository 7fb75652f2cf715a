import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

export interface RunningServer {
  /** URL of the server, with a role that may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Folders in which the packages of Linux distributions and of Homebrew install PostgreSQL, newest version first. */
const findPackageFolders = (): string[] =>
  ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => /^(?:postgresql@?)?\d*$/.test(name))
          .sort((one, other) => Number(other.replace(/\D/g, '')) - Number(one.replace(/\D/g, '')))
          .map((name) => join(parent, name, 'bin'))
      : [],
  );

/** Returns the path of a program of PostgreSQL, or undefined if this machine does not have it. */
export const findPostgresProgram = (name: string): string | undefined =>
  [...findPackageFolders(), ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Returns the user id and group id for the PostgreSQL process, because PostgreSQL does not run as root. If this process
 * is root, these are the ids of the user `postgres`, or undefined if there is no such user. Otherwise returns an empty
 * object, and PostgreSQL runs as the current user.
 */
const findUser = (): { readonly uid?: number; readonly gid?: number } | undefined => {
  if (process.getuid?.() !== 0) return {};
  try {
    const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
};

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Memory file system of Linux, in which files can be created fast. In a container, its size can be as small as 64 MB.
 */
const memoryFolder = '/dev/shm';
/** Maximum space of a run's databases and their write-ahead log, in bytes. */
const neededSpace = 3 * 1024 ** 3;

/**
 * Returns the memory folder if it has enough space, otherwise the folder for temporary files. A test database has a
 * thousand files. When ext4 creates a file, it searches for an inode that was not deleted recently. After many
 * deletions, copying a database takes up to a second of processor time there, and a twentieth of it in memory.
 */
const findDataParent = async (): Promise<string> => {
  const space = await statfs(memoryFolder).catch(() => undefined);
  return space && space.bavail * space.bsize > neededSpace ? memoryFolder : tmpdir();
};

/**
 * Starts a PostgreSQL server with an empty folder on a free port. Returns undefined if this machine has no PostgreSQL.
 * Throws if the server does not start.
 */
export const startPostgresServer = async (): Promise<RunningServer | undefined> => {
  const [initdb, postgres, user] = [findPostgresProgram('initdb'), findPostgresProgram('postgres'), findUser()];
  if (!initdb || !postgres || !user) return undefined;
  const folder = await mkdtemp(join(await findDataParent(), 'livery-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
  execFileSync(initdb, ['--pgdata', folder, ...options], { ...user, cwd: folder, stdio: 'pipe' });
  const port = await findFreePort();
  // The data is deleted after the tests. Therefore the server need not wait until writes are on the disk (`fsync` is
  // off).
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: '200' };
  const server = spawn(
    postgres,
    [
      '-D',
      folder,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const exited = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    if (await canConnect(url)) return { url, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`PostgreSQL did not start.\n${log}`);
};
