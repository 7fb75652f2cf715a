import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { defaultRuntimeSettings } from '../config/runtime-settings.ts';
import { describeStartupError } from '../startup/describe-startup-error.ts';
import { connectDatabase } from './connect-database.ts';
import { countPendingMigrations, migratePostgres, PendingMigrationsError } from './migrate-postgres.ts';
import { connectPostgres } from './postgres.ts';

const server = inject('postgresServer');
const ignore = () => undefined;

describe.skipIf(!server)('the migration of a PostgreSQL database', () => {
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  const url = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : '';
  const production = { DATABASE_URL: url, DEMO: 'off', FEATURES_OFF: 'messages,deposits,withdrawals,identity' };
  const admin = new pg.Client({ connectionString: server });
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it('is not done by a gateway in production, which names the command', async () => {
    const start = connectDatabase(readConfig(production), ignore);
    const error = await start.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PendingMigrationsError);
    expect(describeStartupError(error, {})).toContain('npm run migrate');
  });

  it('runs once when two commands run at the same time', async () => {
    const counts = await Promise.all([migratePostgres(url), migratePostgres(url)]);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(20);
    expect(await migratePostgres(url)).toBe(0);
    const store = await connectDatabase(readConfig(production), ignore);
    expect(await countPendingMigrations(store.db)).toBe(0);
    await store.close();
  });

  it('is complete for a gateway of the previous version on a newer database', async () => {
    const store = await connectPostgres(url, ignore);
    await store.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next version', ${Date.now() + 1_000_000})`,
    );
    expect(await countPendingMigrations(store.db)).toBe(0);
    await store.close();
  });

  it('lets PostgreSQL cancel statements and waits that take too long', async () => {
    const limits = { ...defaultRuntimeSettings.database, statementSeconds: 2, lockSeconds: 1 };
    const [one, other] = [await connectPostgres(url, ignore, limits), await connectPostgres(url, ignore, limits)];
    await expect(one.db.execute(sql`select pg_sleep(10)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table revisions`);
      await expect(one.db.execute(sql`select * from revisions`)).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
    // The lock that instances use at their start has no time limit, because an instance can need minutes for its
    // migrations.
    const order: string[] = [];
    let waiting: Promise<void> | undefined;
    await one.withAdvisoryLock(async () => {
      waiting = other.withAdvisoryLock(async () => void order.push('other'));
      // This wait of 2.5 seconds is longer than the lock limit (1 second) and the statement limit (2 seconds) of the
      // connection.
      await new Promise((resolve) => void setTimeout(resolve, 2500));
      order.push('one');
    });
    await waiting;
    expect(order).toEqual(['one', 'other']);
    await one.close();
    await other.close();
  });
});
