import pg from 'pg';
import { prepareSession } from './statements.ts';

/** Milliseconds after which a query without a response counts as a lost connection. */
const queryTimeoutMs = 10_000;
const connectTimeoutMs = 5000;

/**
 * Connects to the database. `name` identifies this process in the list of connections of PostgreSQL
 * (`pg_stat_activity`).
 */
export const connectSession = async (url: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  // Without this listener, an error of the connection would end the process. The next query reports the lost
  // connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepareSession(client);
    return client;
  } catch (error) {
    endSession(client);
    throw error;
  }
};

/** Ends a connection without waiting for the server, which may not respond. */
export const endSession = (client: pg.Client): void => {
  client.end().catch(() => undefined);
};

const getCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof pg.DatabaseError && typeof code === 'string' ? code : '';
};

/** Returns true if PostgreSQL rejects the data of a statement, so that a retry is useless. */
export const isDataError = (error: unknown): boolean => /^(?:22|23|54)/.test(getCode(error));

/**
 * Returns true if only an operator can correct the cause: a wrong password, role or database name, or a missing
 * permission.
 */
export const isSetupError = (error: unknown): boolean => /^(?:28|3D|3F|42)/.test(getCode(error));
