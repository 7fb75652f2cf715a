import type { Config } from '../config/config.ts';
import type { Store } from './database.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { openPostgresStore } from './postgres-store.ts';

/** Opens the database that the settings name, migrated. */
export const openStore = ({ databaseUrl, dataFolder }: Config, onIdleError: (error: Error) => void): Promise<Store> =>
  databaseUrl ? openPostgresStore(databaseUrl, onIdleError) : openEmbeddedStore(dataFolder);
