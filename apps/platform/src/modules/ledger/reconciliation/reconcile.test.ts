import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../../../core/clock/durations.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { ledgerReconciliations } from './reconciliations.tables.ts';

let platform: TestApp;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  platform = await buildTestApp({
    logLevel: 'error',
    logStream: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
});
afterAll(() => platform.close());

const reconcile = async () => {
  platform.clock.advance(hours(1));
  await platform.jobs.run('ledger.reconcile');
  const { db } = platform.store;
  return (await db.select().from(ledgerReconciliations).orderBy(desc(ledgerReconciliations.id)).limit(1))[0];
};

/**
 * Changes data that database triggers protect against changes. It simulates a faulty script of an operator who has full
 * rights on the database.
 */
const tamper = async (table: string, statement: string): Promise<void> => {
  const { db } = platform.store;
  await db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await db.execute(sql.raw(statement));
  await db.execute(sql.raw(`alter table ${table} enable trigger user`));
};

it('finds no difference in the demonstration data, and logs nothing', async () => {
  expect(await reconcile()).toMatchObject({ differenceCount: 0, differences: [] });
  expect(lines).toEqual([]);
});

it('runs once an hour', async () => {
  await reconcile();
  const count = () => platform.store.db.$count(ledgerReconciliations);
  const before = await count();
  await platform.jobs.run('ledger.reconcile');
  expect(await count()).toBe(before);
});

it('finds a balance that is not the sum of its entries', async () => {
  const change = (amount: number) =>
    tamper(
      'ledger_accounts',
      `update ledger_accounts set balance = balance + ${amount}
       where id = (select min(id) from ledger_accounts where kind = 'member' and balance > 100)`,
    );
  await change(100);
  const row = await reconcile();
  expect(row?.differences).toEqual([expect.objectContaining({ check: 'member balances' })]);
  expect(lines.at(-1)).toMatchObject({ msg: 'The ledger does not reconcile', differences: { 'member balances': 1 } });
  expect((await platform.metrics.render()).text).toContain('livery_ledger_differences 1');
  await change(-100);
  expect((await reconcile())?.differenceCount).toBe(0);
});

it.each([
  [
    'deposits',
    "update deposits set state = 'failed' where id = (select min(id::text)::uuid from deposits where state = 'confirmed')",
  ],
  [
    'withdrawals',
    "update withdrawals set state = 'refused' where id = (select min(id::text)::uuid from withdrawals where state = 'paid')",
  ],
])('finds %s that do not agree with their entries', async (check, statement) => {
  await platform.store.db.execute(sql.raw(statement));
  expect((await reconcile())?.differences.map((difference) => difference.check)).toContain(check);
});
