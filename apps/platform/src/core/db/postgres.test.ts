import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { createEmptyPostgresStore } from '../../testing/postgres-test-store.ts';
import { connectPostgres } from './postgres.ts';

const server = inject('postgresServer');

describe.skipIf(!server)('a pool of PostgreSQL connections', () => {
  it('has all its connections again after PostgreSQL has closed them during transactions', async () => {
    const admin = await createEmptyPostgresStore(server!);
    const store = await connectPostgres(`${admin.url}?application_name=victim`, () => undefined);
    const kill = () =>
      admin.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`);
    let failures = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const run = store.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.002)`)).catch(() => (failures += 1));
      await wait(turn % 6);
      await Promise.all([run, kill(), store.db.transaction(async () => undefined).catch(() => (failures += 1))]);
    }
    expect(failures).toBeGreaterThan(10);
    // The pool counts a connection that the server has ended until it is notified of the end. This wait gives the pool
    // time to remove such connections.
    await wait(200);
    await store.db.execute(sql`select 1`);
    const { total, idle } = store.getPoolState!();
    expect(idle).toBe(total);
    await store.close();
    await admin.close();
  });
});
