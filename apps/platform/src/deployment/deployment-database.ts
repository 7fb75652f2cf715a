import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { findPostgresProgram } from '@livery/test-servers/postgres-server';
import pg from 'pg';

const [pgDump, pgRestore] = ['pg_dump', 'pg_restore'].map(findPostgresProgram);

const run = promisify(execFile);

/** True if this machine has the programs that make and restore a backup of PostgreSQL. */
export const hasBackupTools = pgDump !== undefined && pgRestore !== undefined;

export type Row = Readonly<Record<string, string | null>>;

/** Opens a connection to a database, runs one query and closes the connection. Returns the rows. */
export const query = async (url: string, text: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

/**
 * Creates the database for the gateways of a test deployment and two roles. One role owns the tables, and the
 * gateways use the other role. `close` deletes this database, the restored database and both roles.
 */
export const createDeploymentDatabase = async (serverUrl: string) => {
  const id = randomUUID().slice(0, 8);
  const [owner, application] = [`livery_owner_${id}`, `livery_app_${id}`];
  const names = [`livery_live_${id}`, `livery_restored_${id}`] as const;
  const getUrl = (role: string, name: string): string =>
    Object.assign(new URL(serverUrl), { username: role, password: 'secret', pathname: `/${name}` }).href;
  for (const role of [owner, application]) await query(serverUrl, `create role ${role} login password 'secret'`);
  const create = (name: string) => query(serverUrl, `create database ${name} owner ${owner}`);
  const [live, restored] = names;
  await create(live);
  const getUrls = (name: string) => ({
    DATABASE_URL: getUrl(application, name),
    DATABASE_MIGRATION_URL: getUrl(owner, name),
  });
  return {
    urls: getUrls(live),
    /** Writes a backup of the gateways' database to a file. */
    backUp: (file: string) => run(pgDump!, ['--format=custom', `--file=${file}`, getUrl(owner, live)]),
    /** Returns all rows of all tables as text. */
    readAllText: async (): Promise<string> =>
      (await run(pgDump!, ['--data-only', getUrl(owner, live)], { maxBuffer: 1 << 28 })).stdout,
    /**
     * Restores a backup into a new database. Returns the environment variables with the URLs of this database for a
     * gateway.
     */
    restore: async (file: string) => {
      await create(restored);
      await run(pgRestore!, ['--exit-on-error', `--dbname=${getUrl(owner, restored)}`, file]);
      return getUrls(restored);
    },
    close: async (): Promise<void> => {
      for (const name of names) await query(serverUrl, `drop database if exists ${name} with (force)`);
      for (const role of [owner, application]) await query(serverUrl, `drop role if exists ${role}`);
    },
  };
};

/** Finds errors in the ledger of a database. Returns an empty list for a correct ledger. */
export const findLedgerErrors = async (url: string): Promise<readonly Row[]> => [
  ...(await query(
    url,
    `select 'transaction' as wrong, transaction_id::text as id, sum(amount)::text as amount
     from ledger_entries group by transaction_id having sum(amount) <> 0`,
  )),
  ...(await query(
    url,
    `select 'balance' as wrong, account.id, account.balance::text as amount from ledger_accounts as account
     where account.kind = 'member' and account.balance is distinct from
       (select coalesce(sum(amount), 0) from ledger_entries where account_id = account.id)`,
  )),
  ...(await query(
    url,
    `select 'held' as wrong, account_id as id, total::text as amount
     from (select account_id, sum(amount) as total from ledger_entries group by account_id) as entries
     join ledger_accounts as account on account.id = account_id
     where account.kind = 'held' and total <>
       (select coalesce(sum(amount), 0) from ledger_holds where ledger_holds.account_id = entries.account_id)`,
  )),
];
