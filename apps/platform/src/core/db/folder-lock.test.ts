import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'livery-lock-'));

it('locks a folder once and again after its release', async () => {
  const folder = await newFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(/LIVERY_DATA.*DATABASE_URL/);
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('takes over the lock of a process that was killed', async () => {
  const folder = await newFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: other.pid }));
  await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await lockFolder(folder)).release();
});

it('takes over the lock when another program has the same process id', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, began: '1' }));
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

it.each(['', 'not json', '{}', '{"pid":-1}'])('takes over a lock file with the content %j', async (content) => {
  const folder = await newFolder();
  await writeFile(join(folder, 'server.lock'), content);
  const lock = await lockFolder(folder);
  await expect(lock.release()).resolves.toBeUndefined();
});
