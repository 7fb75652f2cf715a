import type { Client } from 'pg';

/**
 * Number of the advisory lock that the owner of the store has. No other program may use this number on the same
 * database.
 */
const lockNumber = 7_316_402_591;

/**
 * SQL statements that create the tables of the store. The column type `json` stores the text of a value unchanged.
 * `jsonb` would change the order of the fields. The order matters, because the game engine compares a repeated
 * request with the stored request as JSON text.
 */
const createTablesSql = `
create schema if not exists livery_provider;
create table if not exists livery_provider.records (
  table_name text not null,
  key text not null,
  value json not null,
  position bigint generated always as identity,
  primary key (table_name, key)
);
create table if not exists livery_provider.owner (
  id smallint primary key default 1 check (id = 1),
  epoch bigint not null,
  batch bigint not null,
  name text not null,
  since timestamptz not null default now()
);`;

/**
 * Commits a batch with one statement, which is also one transaction. All values of the batch are stored, or no value
 * is stored. The commit needs only one round trip.
 */
const commitSql = `
with permitted as (
  update livery_provider.owner set batch = $2 where epoch = $1 and batch < $2 returning id
), stored as (
  insert into livery_provider.records (table_name, key, value)
  select table_name, key, value::json
  from unnest($3::text[], $4::text[], $5::text[]) with ordinality as new (table_name, key, value, ordinal)
  where exists (select from permitted)
  order by ordinal
  on conflict (table_name, key) do update set value = excluded.value
), deleted as (
  delete from livery_provider.records as records
  using unnest($6::text[], $7::text[]) as old (table_name, key)
  where records.table_name = old.table_name and records.key = old.key and exists (select from permitted)
)
select count(*)::int as count from permitted`;

/**
 * State of the store. `epoch` increases with each new owner. `batch` is the number of the last batch that the owner
 * of this epoch has stored.
 */
export interface OwnerState {
  readonly epoch: number;
  readonly batch: number;
}

export interface StoredValue {
  readonly table: string;
  readonly key: string;
  readonly value: unknown;
}

/** New value of a key as JSON text. `null` deletes the key. */
export interface Entry {
  readonly table: string;
  readonly key: string;
  readonly json: string | null;
}

/**
 * Sets the options of a new connection. TCP options: if this machine fails, the server ends the connection and releases
 * its lock after about 20 seconds. With the usual options, a standby would have to wait two hours.
 * `synchronous_commit`: commits are durable even if this option is off by default in the database.
 */
export const prepareSession = async (client: Client): Promise<void> => {
  await client.query(`
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
    set tcp_user_timeout = 20000; set statement_timeout = 0; set lock_timeout = 0;
    set default_transaction_isolation = 'read committed';
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`);
};

/**
 * Ends all other connections with this name, i.e. the old connections of this process. After a network fault, the
 * server may still have an old connection, and that connection may still have the lock.
 */
export const endOtherSessions = async (client: Client, name: string): Promise<void> => {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [name],
  );
};

/**
 * Tries to become the owner. Returns true if the connection now has the lock. The server releases the lock when the
 * connection ends. The statement does not wait for the lock. A waiting statement would prevent VACUUM from removing old
 * rows in all tables.
 */
export const tryLock = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
    lockNumber,
  ]);
  return rows[0]?.acquired === true;
};

/**
 * Creates the schema and the tables of the store if they do not exist. The caller must have the advisory lock of the
 * owner of the store.
 */
export const createMissingTables = async (client: Client): Promise<void> => {
  // Checks for the table first. `create schema if not exists` requires a permission on the database even if the
  // schema exists.
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('livery_provider.owner') is not null as exists`,
  );
  if (!rows[0]?.exists) await client.query(createTablesSql);
};

/**
 * Begins a new epoch, in which this process owns the store. From now on, the previous owner cannot commit. Returns
 * the epoch.
 */
export const beginEpoch = async (client: Client, name: string): Promise<number> => {
  const { rows } = await client.query<{ epoch: string }>(
    `insert into livery_provider.owner as owner (epoch, batch, name) values (1, 0, $1)
     on conflict (id) do update set epoch = owner.epoch + 1, batch = 0, name = excluded.name, since = now()
     returning epoch`,
    [name],
  );
  return Number(rows[0]?.epoch);
};

export const readOwnerState = async (client: Client): Promise<OwnerState | undefined> => {
  const { rows } = await client.query<{ epoch: string; batch: string }>(
    'select epoch, batch from livery_provider.owner',
  );
  return rows[0] && { epoch: Number(rows[0].epoch), batch: Number(rows[0].batch) };
};

/** Returns all stored values in the order in which their keys were first stored. */
export const readValues = async (client: Client): Promise<readonly StoredValue[]> => {
  const query = {
    text: 'select table_name as "table", key, value from livery_provider.records order by position',
    // This timeout is longer than the timeout of other statements, because it takes time to load a large store.
    query_timeout: 300_000,
  };
  const { rows } = await client.query<StoredValue>(query);
  return rows;
};

/**
 * Stores a batch, in which each key may occur only once. Returns false and stores nothing if `epoch` is no longer the
 * current epoch, i.e. if another process has become the owner. Also returns false if a batch with this number or a
 * higher number is already stored.
 */
export const storeBatch = async (
  client: Client,
  { epoch, batch }: OwnerState,
  entries: readonly Entry[],
): Promise<boolean> => {
  const puts = entries.filter(({ json }) => json !== null);
  const deletions = entries.filter(({ json }) => json === null);
  const { rows } = await client.query<{ count: number }>({
    name: 'commit',
    text: commitSql,
    values: [
      epoch,
      batch,
      puts.map(({ table }) => table),
      puts.map(({ key }) => key),
      puts.map(({ json }) => json),
      deletions.map(({ table }) => table),
      deletions.map(({ key }) => key),
    ],
  });
  return rows[0]?.count === 1;
};
