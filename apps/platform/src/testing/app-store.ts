import { inject } from 'vitest';
import type { DatabaseHandle } from '../core/db/database.ts';
import { createEmptyPostgresStore, createPostgresTestStore } from './postgres-test-store.ts';
import { createEmptyStore, createTestStore } from './test-store.ts';

/**
 * Creates the database of a test gateway, with the demo data. If the test run has a PostgreSQL server, the database is
 * on this server, as in production. Otherwise it is embedded.
 */
export const createAppStore = (): Promise<DatabaseHandle> => {
  const server = inject('postgresServer');
  return server ? createPostgresTestStore(server) : createTestStore();
};

/** Creates the database of a test gateway, with all tables and no rows. */
export const createEmptyAppStore = (): Promise<DatabaseHandle> => {
  const server = inject('postgresServer');
  return server ? createEmptyPostgresStore(server) : createEmptyStore();
};
