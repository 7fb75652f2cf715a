import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { withAdvisoryLock } from './postgres.ts';

/** Error for a database that does not have all migrations of this version. The message names the command to run. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';

  constructor(count: number) {
    super(
      `The database lacks ${count} migrations of this version, so calls would fail. ` +
        'Run `npm run migrate` with DATABASE_MIGRATION_URL set to the role that owns the tables, then start the gateway. ' +
        'Gateways of the previous version can run in the meantime.',
    );
  }
}

const getRows = <Row>(result: unknown): readonly Row[] => (result as { readonly rows: readonly Row[] }).rows;

/** Returns the number of migrations of this version that the database does not have. */
export const countPendingMigrations = async (db: Database): Promise<number> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  // Drizzle (the database library) records the creation time of each migration that it has run. So the migrations with
  // a later creation time than the last record are missing in the database.
  const exists = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!getRows<{ readonly name: string | null }>(exists)[0]?.name) return migrations.length;
  const last = await db.execute(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  const lastAt = Number(getRows<{ readonly at: string | null }>(last)[0]?.at ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > lastAt).length;
};

/**
 * Runs the missing migrations on a PostgreSQL database, and returns their number. If several processes call this
 * function at the same time, one process runs the migrations and the other processes wait.
 */
export const migratePostgres = async (databaseUrl: string): Promise<number> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  try {
    return await withAdvisoryLock(pool, async (client) => {
      const db = drizzle(client);
      const pending = await countPendingMigrations(db);
      await migrate(db, { migrationsFolder });
      return pending;
    });
  } finally {
    await pool.end();
  }
};
