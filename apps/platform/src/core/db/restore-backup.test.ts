import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login } from '@livery/contract/auth/session';
import { uploadsPath } from '@livery/contract/support/feedback';
import { walletBalance } from '@livery/contract/wallet';
import { listBankCards } from '@livery/contract/withdrawals';
import { demoPassword } from '@livery/demo/members/accounts';
import { findPostgresProgram } from '@livery/test-servers/postgres-server';
import { and, desc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { counterpartAccount, postMovement } from '../../modules/ledger/index.ts';
import { ledgerReconciliations } from '../../modules/ledger/reconciliation/reconciliations.tables.ts';
import { members } from '../../modules/members/index.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { createPostgresTestStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { keyEncryptionKeys } from '../../testing/production-app.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import type { Database } from './database.ts';
import { connectPostgres } from './postgres.ts';

const server = inject('postgresServer');
const run = promisify(execFile);
const merchant = 'bituinara';

const findProgram = (name: string): string => {
  const path = findPostgresProgram(name);
  if (!path) throw new Error(`This machine has no ${name}: install the client programs of PostgreSQL.`);
  return path;
};

/**
 * Returns a text for each table, with the number of its rows and a hash of all its rows. Equal texts mean that two
 * databases contain the same rows.
 */
const describeTables = async (db: Database): Promise<Record<string, string>> => {
  const query = async <Row>(statement: string) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  );
  const described: Record<string, string> = {};
  for (const { name } of tables) {
    const table = name.startsWith('__') ? `drizzle."${name}"` : `"${name}"`;
    const [row] = await query<{ text: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as text from ${table} as each`,
    );
    described[name] = row?.text ?? '';
  }
  return described;
};

/** Creates an empty database on the server of the tests. */
const createDatabase = async () => {
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/**
 * Backs up a database and restores it with the commands of docs/operations.md. Returns a connection to the restored
 * database.
 */
const backUpAndRestore = async (sourceUrl: string, folder: string) => {
  const file = join(folder, `${randomUUID()}.dump`);
  const target = await createDatabase();
  await run(findProgram('pg_dump'), ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, sourceUrl]);
  await run(findProgram('pg_restore'), [
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    `--dbname=${target.url}`,
    file,
  ]);
  return { store: await connectPostgres(target.url, () => undefined), drop: target.drop };
};

describe.skipIf(!server)('a gateway on a restored backup', () => {
  let folder: string;
  let source: PostgresTestStore;
  let gateway: TestApp;
  let restored: TestApp;
  let portrait: string;
  let tables: Record<'before' | 'after', Record<string, string>>;
  const cleanups: (() => Promise<void>)[] = [];

  const start = (store: TestApp['store'], uploadsFolder: string) =>
    buildTestApp({ store, settings: { keyEncryptionKeys, runtime: { uploadsFolder } } });
  const logIn = async (platform: TestApp): Promise<string> =>
    getValue(await createClient(platform).call(login, { type: 'username', username: 'demo', password: demoPassword }))
      .token;
  const readPortrait = async ({ app }: TestApp): Promise<Buffer> =>
    (await app.inject({ url: `/media/portraits/${portrait}.webp` })).rawPayload;
  const uploadPortrait = async ({ app }: TestApp, token: string): Promise<string> => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#258' } });
    const response = await app.inject({
      method: 'PUT',
      url: `${uploadsPath}?purpose=portrait`,
      headers: { merchant, authorization: token, 'content-type': 'image/png' },
      payload: await image.png().toBuffer(),
    });
    return response.json<{ value: { id: string } }>().value.id;
  };
  const reconcile = async ({ jobs, store, clock }: TestApp) => {
    clock.advance(2 * 60 * 60 * 1000);
    await jobs.run('ledger.reconcile');
    const [row] = await store.db.select().from(ledgerReconciliations).orderBy(desc(ledgerReconciliations.id)).limit(1);
    return row;
  };
  /**
   * Moves 100 minor units (such as cents) alternately to and from the wallet of the member `demo` until the task is
   * done. Returns the result of the task and the number of movements.
   */
  const moveMoneyDuring = async <Result>(db: Database, task: () => Promise<Result>) => {
    const [member] = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, 'demo')));
    const progress = { isDone: false };
    const result = task().finally(() => (progress.isDone = true));
    let count = 0;
    while (!progress.isDone) {
      count += 1;
      const movement = { merchant, kind: 'transfer', counterpart: counterpartAccount(merchant, 'cash') } as const;
      const details = { memberId: member!.id, amount: count % 2 ? 100 : -100, reference: randomUUID(), at: new Date() };
      await db.transaction((tx) => postMovement(tx, { ...movement, ...details }));
    }
    return { result: await result, count };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-backup-'));
    source = await createPostgresTestStore(server!);
    gateway = await start(source, join(folder, 'uploads'));
    portrait = await uploadPortrait(gateway, await logIn(gateway));
    const { store, drop } = await backUpAndRestore(source.url, folder);
    await cp(join(folder, 'uploads'), join(folder, 'restored-uploads'), { recursive: true });
    cleanups.push(drop);
    tables = { before: await describeTables(source.db), after: await describeTables(store.db) };
    restored = await start(store, join(folder, 'restored-uploads'));
  }, 600_000);
  afterAll(async () => {
    await restored?.close();
    await gateway?.close();
    for (const clean of cleanups) await clean();
    await rm(folder, { recursive: true, force: true });
  });

  it('has every row of every table', () => {
    expect(Object.keys(tables.before).length).toBeGreaterThan(50);
    expect(tables.after).toEqual(tables.before);
  });

  it('has the money, the bank accounts and the uploads of its members', async () => {
    const read = async (platform: TestApp) => {
      const [client, token] = [createClient(platform), await logIn(platform)];
      const { sumBalance } = getValue(await client.call(walletBalance, {}, { token }));
      const { cards } = getValue(await client.call(listBankCards, {}, { token }));
      return { sumBalance, cards };
    };
    const before = await read(gateway);
    expect(Number(before.sumBalance.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(before.cards.length).toBeGreaterThan(0);
    expect(await read(restored)).toEqual(before);
    expect((await sharp(await readPortrait(restored)).metadata()).format).toBe('webp');
    expect((await readPortrait(restored)).equals(await readPortrait(gateway))).toBe(true);
  });

  it('reconciles, and its database still rejects an edited balance', async () => {
    expect(await reconcile(restored)).toMatchObject({ differenceCount: 0 });
    await expect(
      restored.store.db.execute(sql`update ledger_accounts set balance = balance + 1`),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never edited') },
    });
  });

  it('does not start without the key-encryption key, which is not in the backup', async () => {
    const store = { ...restored.store, close: async () => undefined };
    await expect(buildTestApp({ store, settings: { keyEncryptionKeys: [] } })).rejects.toThrow(/KEY_ENCRYPTION_KEY/);
  });

  it('reconciles although money moved while the backup was made', async () => {
    const { result, count } = await moveMoneyDuring(source.db, () => backUpAndRestore(source.url, folder));
    cleanups.push(result.drop);
    expect(count).toBeGreaterThan(2);
    const platform = await start(result.store, join(folder, 'restored-uploads'));
    expect(await reconcile(platform)).toMatchObject({ differenceCount: 0 });
    await platform.close();
  }, 300_000);
});
