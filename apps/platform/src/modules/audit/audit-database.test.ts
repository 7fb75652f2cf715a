import { randomUUID } from 'node:crypto';
import { verifyAudit } from '@livery/audit-chain/verify';
import { exportBrandAudit } from '@livery/contract/operators/audit';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grantApplicationRights } from '../../core/db/application-role.ts';
import type { Database } from '../../core/db/database.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import type { AuditEntry } from '../../core/operators/operator-context.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { createEmptyStore } from '../../testing/test-store.ts';
import { type OperatorGateway, startOperatorGateway, writeNote } from '../../testing/operators/operator-gateway.ts';
import { appendAudit } from './append-audit.ts';

const server = inject('postgresServer');

const createEntry = (brand: string, id: string): AuditEntry => ({
  at: new Date('2026-11-25T10:00:00Z'),
  brand,
  operatorId: 'ana',
  tokenId: null,
  operation: 'test',
  outcome: 'done',
  errorCode: null,
  subject: { kind: 'test', id },
  changes: {},
  address: '192.0.2.1',
  requestId: 'request',
});
const append = (db: Database, brand: string, id = 'x') =>
  db.transaction((tx) => appendAudit(tx, createEntry(brand, id)));
const readNumbers = async (db: Database, chain: string): Promise<number[]> =>
  (
    (await db.execute(sql`select number from audit_entries where chain = ${chain} order by number`)) as unknown as {
      rows: { number: string }[];
    }
  ).rows.map(({ number }) => Number(number));

/**
 * SQL statements that would change the audit log. Each of the three audit tables has a row, so that every update or
 * delete would affect a row.
 */
const forbidden = [
  `update audit_entries set operator_id = 'eve'`,
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_heads set number = number + 1',
  'update audit_heads set number = 0',
  'delete from audit_heads',
  'truncate audit_heads',
  `insert into audit_heads values ('other', 7, 'x')`,
  `update audit_checkpoints set hash = 'x'`,
  'delete from audit_checkpoints',
  'truncate audit_checkpoints',
] as const;

/**
 * Invalid entries, which the trigger must reject. Their number or previous hash does not match the head (the last
 * entry) of the chain.
 */
const brokenEntries = [
  ['a number that is taken', 1, 'x'],
  ['a gap', 9, 'x'],
  ['another previous hash', 2, 'x'],
  ['the first number and hash of another chain', 1, '0'.repeat(64)],
] as const;

const addCheckpoint = (db: Database) =>
  db.execute(sql`insert into audit_checkpoints values ('chain', 1, 'hash', now(), 'key', 'signature')`);

const insertEntry = (db: Database, number: number, previousHash: string) =>
  db.execute(sql`insert into audit_entries (chain, number, previous_hash, hash, at, operation, outcome, subject_kind,
    subject_id, changes, address, request_id)
    values ('chain', ${number}, ${previousHash}, 'x', now(), 'test', 'done', 'x', 'x', '{}', '', '')`);

/**
 * Returns the error message of the database, or `no error` if `work` succeeds. The query builder throws an error of its
 * own, whose `cause` is the error of the database.
 */
const failWith = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
  );

describe('the owner of the tables', () => {
  let store: Awaited<ReturnType<typeof createEmptyStore>>;

  beforeAll(async () => {
    store = await (server ? createEmptyPostgresStore(server) : createEmptyStore());
    await append(store.db, 'chain');
    await addCheckpoint(store.db);
  });
  afterAll(() => store.close());

  it.each(forbidden)('cannot run "%s"', async (statement) => {
    expect(await failWith(store.db.execute(sql.raw(statement)))).toMatch(/^audit: /);
  });

  it.each(brokenEntries)('cannot append an entry with %s', async (_what, number, previousHash) => {
    expect(await failWith(insertEntry(store.db, number, previousHash))).toMatch(
      /does not follow entry 1|duplicate key/,
    );
    expect(await readNumbers(store.db, 'chain')).toEqual([1]);
  });

  it('cannot move a head by an insert that adds no row', async () => {
    await store.db.execute(sql`insert into audit_entries
      (id, chain, number, previous_hash, hash, at, operation, outcome, subject_kind, subject_id, changes, address, request_id)
      overriding system value
      select id, chain, 2, hash, 'x', at, operation, outcome, subject_kind, subject_id, changes, address, request_id
      from audit_entries on conflict do nothing`);
    await append(store.db, 'chain');
    expect(await readNumbers(store.db, 'chain')).toEqual([1, 2]);
  });
});

it('stores an entry and its act together, or none of them', async () => {
  const store = await (server ? createEmptyPostgresStore(server) : createEmptyStore());
  await store.db.execute(sql`create table acts (id text)`);
  const act = (id: string, after?: () => never) =>
    store.db.transaction(async (tx) => {
      await tx.execute(sql`insert into acts values (${id})`);
      await appendAudit(tx, createEntry('chain', id));
      after?.();
    });
  await act('one');
  await expect(
    act('two', () => {
      throw new Error('after the entry');
    }),
  ).rejects.toThrow('after the entry');
  await act('three');
  const { rows } = (await store.db.execute(sql`select id from acts`)) as unknown as { rows: { id: string }[] };
  expect(rows.map(({ id }) => id)).toEqual(['one', 'three']);
  expect(await readNumbers(store.db, 'chain')).toEqual([1, 2]);
  await store.close();
});

describe.runIf(server)('the role of the application on PostgreSQL', () => {
  const role = `livery_audit_${randomUUID().slice(0, 8)}`;
  let owner: PostgresTestStore;
  let admin: pg.Client;
  let application: pg.Client;
  let db: Database;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create role ${role} login password 'application'`);
    owner = await createEmptyPostgresStore(server as string);
    const url = Object.assign(new URL(owner.url), { username: role, password: 'application' }).href;
    await grantApplicationRights(owner.url, url);
    application = new pg.Client({ connectionString: url });
    await application.connect();
    db = drizzle(application);
  });
  afterAll(async () => {
    await application.end();
    await owner.close();
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  it('appends entries and checkpoints', async () => {
    await append(db, 'chain');
    await append(db, 'chain');
    await append(db, 'other');
    await addCheckpoint(db);
    expect(await readNumbers(db, 'chain')).toEqual([1, 2]);
  });

  it.each([
    ...forbidden,
    `insert into audit_heads values ('other', 0, repeat('0', 64))`,
    'delete from approvals',
    'alter table audit_entries disable trigger all',
    'drop trigger audit_entries_never_change on audit_entries',
  ])('cannot run "%s"', async (statement) => {
    expect(await failWith(db.execute(sql.raw(statement)))).toMatch(/permission denied|must be owner/);
  });
});

describe.runIf(server)('two gateways on PostgreSQL', () => {
  const grants = { ana: ['releases:publish *'], auditor: ['audit:export *'] } as const;
  let store: PostgresTestStore;
  let gateways: readonly OperatorGateway[];

  beforeAll(async () => {
    store = await createEmptyPostgresStore(server as string);
    const one = await startOperatorGateway(grants, { store: { ...store, close: async () => {} } });
    const other = await startOperatorGateway(grants, { store: await connectPostgres(store.url, () => undefined) });
    gateways = [one, other];
  });
  afterAll(async () => {
    for (const { close } of gateways) await close();
    await store.close();
  });

  const verify = async (brand: string) => {
    const exported = await gateways[0]!.get(exportBrandAudit, { brand }, { as: 'auditor' });
    return verifyAudit({ exports: [{ name: 'export', bytes: Buffer.from(exported.content) }] });
  };

  it('append the entries of concurrent acts to one unbroken chain', async () => {
    const acts = Array.from({ length: 20 }, (_, index) =>
      gateways[index % 2]!.call(writeNote, { brand: 'busy', id: `n${index}`, text: 'x' }, { as: 'ana' }),
    );
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(await readNumbers(store.db, 'busy')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await verify('busy')).toMatchObject({ problems: [], entryCount: 20 });
  });

  it('append to different chains without waiting for each other', async () => {
    const client = new pg.Client({ connectionString: store.url });
    await client.connect();
    await client.query('begin');
    await client.query(`select * from audit_lock_head('slow')`);
    const { status } = await gateways[0]!.call(writeNote, { brand: 'fast', id: 'fast', text: 'x' }, { as: 'ana' });
    expect(status).toBe(200);
    await client.query('rollback');
    await client.end();
  });

  it('continue the chain without a gap after a connection that was killed before its commit', async () => {
    const client = new pg.Client({ connectionString: store.url });
    client.on('error', () => undefined);
    await client.connect();
    await append(store.db, 'killed', 'before');
    await client.query('begin');
    await appendAudit(drizzle(client), createEntry('killed', 'lost'));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await store.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await append(store.db, 'killed', 'after');
    expect(await readNumbers(store.db, 'killed')).toEqual([1, 2]);
    expect(await verify('killed')).toMatchObject({ problems: [], entryCount: 2 });
  });
});
