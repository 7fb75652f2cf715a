import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Store } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as tables from './schema/tables.ts';

/** Any number that no other program takes for its advisory lock. */
const migrationLock = 5_489_379;

/** Instances that start together migrate one after the other. */
const migrateAlone = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { schema: tables });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    try {
      await migrate(db, { migrationsFolder });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    client.release();
  }
};

export const openPostgresStore = async (databaseUrl: string, onIdleError: (error: Error) => void): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it must not end the process.
  pool.on('error', onIdleError);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema: tables }),
    kind: 'postgresql',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
};
