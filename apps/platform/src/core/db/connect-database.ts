import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from './database.ts';
import { countPendingMigrations, migratePostgres, PendingMigrationsError } from './migrate-postgres.ts';
import { connectPglite } from './pglite.ts';
import { connectPostgres } from './postgres.ts';

/**
 * Connects to the database of the settings. Runs missing migrations if the database is embedded, or if the gateway is a
 * demonstration. In all other cases, the operator must run the migrations before the deployment. Throws a
 * PendingMigrationsError if the operator has not done this.
 */
export const connectDatabase = async (
  {
    databaseUrl,
    migrationUrl,
    dataFolder,
    isDemo,
    runtime,
  }: Pick<Config, 'databaseUrl' | 'migrationUrl' | 'dataFolder' | 'isDemo' | 'runtime'>,
  onIdleError: (error: Error) => void,
): Promise<DatabaseHandle> => {
  if (!databaseUrl) return connectPglite(dataFolder);
  if (isDemo) await migratePostgres(migrationUrl ?? databaseUrl);
  const store = await connectPostgres(databaseUrl, onIdleError, runtime.database);
  const pending = await countPendingMigrations(store.db);
  if (pending === 0) return store;
  await store.close();
  throw new PendingMigrationsError(pending);
};
