import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from './database.ts';
import { connectPglite } from './pglite.ts';
import { connectPostgres } from './postgres.ts';

/** Connects to the database that the settings name, and runs the migrations. */
export const connectDatabase = (
  { databaseUrl, dataFolder }: Config,
  onIdleError: (error: Error) => void,
): Promise<DatabaseHandle> => (databaseUrl ? connectPostgres(databaseUrl, onIdleError) : connectPglite(dataFolder));
