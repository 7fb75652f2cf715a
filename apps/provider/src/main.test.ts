import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, hasPostgres, type TestDatabase } from './testing/test-database.ts';
import { createDataFolder } from './testing/test-provider.ts';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));

let database: TestDatabase;
let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataFolder = await createDataFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
  await rm(dataFolder, { recursive: true });
});

/**
 * Starts the provider program as a process with its own data folder `name`, as if it ran on another machine. All
 * processes of a test use the same database.
 */
const start = (name: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      PATH: process.env.PATH,
      PROVIDER_PORT: '0',
      PROVIDER_DATA: join(dataFolder, name),
      PROVIDER_DATABASE_URL: database.url,
      PROVIDER_KEYS: join(dataFolder, 'keys.json'),
      PROVIDER_VENDORS: 'LANTERN',
      PROVIDER_GATEWAY: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const waitFor = (text: string) => vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000 });
  return { child, waitFor };
};

describe.skipIf(!hasPostgres)('the program of the provider', () => {
  it('takes over from a killed process, and ends without an error when it is stopped', async () => {
    const first = start('one');
    await first.waitFor('owns the store and serves players');
    const second = start('two');
    await second.waitFor('This one is a standby');
    first.child.kill('SIGKILL');
    await second.waitFor('owns the store and serves players');
    second.child.kill('SIGTERM');
    expect((await once(second.child, 'exit'))[0]).toBe(0);
  });

  it('ends with a message when another process has taken the store', async () => {
    const { child, waitFor } = start('one');
    await waitFor('owns the store and serves players');
    const ended = once(child, 'exit');
    await database.query('update livery_provider.owner set epoch = epoch + 1, batch = 0');
    expect((await ended)[0]).toBe(1);
    await waitFor('Start it again to make it a standby.');
  });

  it('does not start if its folder has a journal whose rounds would be forgotten', async () => {
    await mkdir(join(dataFolder, 'one'));
    await writeFile(join(dataFolder, 'one', 'provider.journal'), '{"sessions":{}}\n');
    const { child, waitFor } = start('one');
    expect((await once(child, 'exit'))[0]).toBe(1);
    await waitFor('provider.journal');
  });

  it('ends as a standby when it is stopped', async () => {
    await start('one').waitFor('owns the store and serves players');
    const { child, waitFor } = start('two');
    await waitFor('This one is a standby');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
