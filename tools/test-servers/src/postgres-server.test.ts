import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findPostgresProgram, startPostgresServer } from './postgres-server.ts';

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

it.skipIf(!findPostgresProgram('postgres'))('starts two separate servers and stops each of them', async () => {
  const [one, other] = await Promise.all([startPostgresServer(), startPostgresServer()]);
  if (!one || !other) throw new Error('The programs of PostgreSQL are there, and no server started.');
  try {
    expect(one.url).not.toBe(other.url);
    expect(await Promise.all([canConnect(one.url), canConnect(other.url)])).toEqual([true, true]);
    await one.stop();
    expect(await Promise.all([canConnect(one.url), canConnect(other.url)])).toEqual([false, true]);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

it.skipIf(!findPostgresProgram('pg_dump'))('finds the programs of one version', () => {
  const readVersion = (name: string) =>
    /\d+/.exec(spawnSync(findPostgresProgram(name)!, ['--version']).stdout.toString());
  expect(readVersion('pg_dump')?.[0]).toBe(readVersion('postgres')?.[0]);
});
