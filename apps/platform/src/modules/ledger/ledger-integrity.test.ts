import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, DatabaseHandle } from '../../core/db/database.ts';
import { createEmptyPostgresStore } from '../../testing/postgres-test-store.ts';
import { createEmptyStore } from '../../testing/test-store.ts';
import { merchants } from '../brands/brands.tables.ts';
import { members } from '../members/members.tables.ts';
import { ledgerAccounts } from './ledger.tables.ts';

const merchant = 'integrity';
const at = '2026-11-20T08:00:00Z';
const kinds = ['member', 'cash', 'held', 'foreign'] as const;
type Account = (typeof kinds)[number];
const toId = (account: Account): string => `${merchant}.${account}`;

type Entry = readonly [Account, number];

const insertAccounts = async (db: Database): Promise<void> => {
  const id = toId('member');
  await db.insert(merchants).values({ code: merchant });
  const registeredAt = new Date(at);
  await db
    .insert(members)
    .values({ id, merchant, username: id, usernameKey: id, passwordHash: '-', lineage: `/${id}/`, registeredAt });
  await db.insert(ledgerAccounts).values([
    { id, merchant, kind: 'member', memberId: id, currency: 'PHP' },
    { id: toId('cash'), merchant, kind: 'cash', currency: 'PHP' },
    { id: toId('held'), merchant, kind: 'held', currency: 'PHP' },
    { id: toId('foreign'), merchant, kind: 'cash', currency: 'VND' },
  ]);
};

const insertTransaction = (id: string, reference: string): SQL =>
  sql`insert into ledger_transactions (id, merchant, kind, reference, at)
      values (${id}, ${merchant}, 'transfer', ${reference}, ${at}::timestamptz)`;

const insertEntries = (id: string, entries: readonly Entry[]): SQL =>
  sql`insert into ledger_entries (transaction_id, account_id, amount) values ${sql.join(
    entries.map(([account, amount]) => sql`(${id}, ${toId(account)}, ${amount})`),
    sql`, `,
  )}`;

/** Runs SQL statements in one transaction. Returns the error message of the database, or `accepted`. */
const attempt = async (db: Database, statements: readonly SQL[]): Promise<string> => {
  try {
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
    return 'accepted';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
};

const post = (db: Database, reference: string, entries: readonly Entry[], id = randomUUID()): Promise<string> =>
  attempt(db, [insertTransaction(id, reference), insertEntries(id, entries)]);

const readRows = async (db: Database, query: SQL): Promise<Record<string, unknown>[]> =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

const brokenTransactions = sql`
  select posted.id from ledger_transactions posted
    left join ledger_entries entry on entry.transaction_id = posted.id
    left join ledger_accounts account on account.id = entry.account_id
    group by posted.id
    having count(entry.id) < 2 or sum(entry.amount) <> 0 or count(distinct account.currency) <> 1`;
const brokenMembers = sql`
  select account.id from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    where account.kind = 'member' group by account.id
    having account.balance <> coalesce(sum(entry.amount), 0) or account.balance < 0`;
const brokenHolds = sql`
  select account.id from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    where account.kind = 'held' group by account.id
    having coalesce(sum(entry.amount), 0) < 0 or coalesce(sum(entry.amount), 0) <>
      (select coalesce(sum(amount), 0) from ledger_holds hold where hold.account_id = account.id)`;

const expectSound = async (db: Database): Promise<void> => {
  for (const query of [brokenTransactions, brokenMembers, brokenHolds]) expect(await readRows(db, query)).toEqual([]);
};

const entry: fc.Arbitrary<Entry> = fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: -300, max: 300 }));
const cause = fc.constantFrom('w1', 'w2', 'rain/1', 'rain/1/2');
/**
 * Random lists of ledger entries for one transaction. In most lists the amounts add up to zero. The ledger rejects all
 * other lists at once, so they would not test its further rules.
 */
const entries = fc.oneof(
  fc.array(entry, { minLength: 1, maxLength: 4 }),
  fc
    .tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds), fc.integer({ min: 1, max: 300 }))
    .map(([from, to, amount]): Entry[] => [
      [from, -amount],
      [to, amount],
    ]),
);
const action = fc.oneof(
  fc.record({ act: fc.constant('post' as const), reference: cause, entries }),
  fc.record({ act: fc.constant('split' as const), reference: cause, entries, more: entries }),
  fc.record({ act: fc.constant('append' as const), entries }),
  fc.record({ act: fc.constant('edit' as const), statement: fc.nat(8) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const edits = [
  sql`update ledger_entries set amount = amount + 1`,
  sql`delete from ledger_entries`,
  sql`truncate ledger_entries`,
  sql`update ledger_transactions set at = now()`,
  sql`update ledger_accounts set balance = balance + 1 where kind = 'member'`,
  sql`update ledger_accounts set currency = 'VND' where merchant = ${merchant}`,
  sql`update ledger_accounts set kind = 'cash' where merchant = ${merchant} and kind = 'held'`,
  sql`insert into ledger_holds (account_id, cause, amount) values (${toId('held')}, 'w9', 5)`,
  sql`update ledger_holds set amount = amount + 1`,
];

const perform = async (db: Database, each: Action): Promise<string> => {
  if (each.act === 'post') return post(db, each.reference, each.entries);
  if (each.act === 'edit') return attempt(db, [edits[each.statement] as SQL]);
  const id = randomUUID();
  if (each.act === 'split')
    return attempt(db, [
      insertTransaction(id, each.reference),
      insertEntries(id, each.entries),
      insertEntries(id, each.more),
    ]);
  const [old] = await readRows(db, sql`select id from ledger_transactions limit 1`);
  return attempt(db, [insertEntries(old?.id as string, each.entries)]);
};

const server = inject('postgresServer');
const stores: [string, () => Promise<DatabaseHandle>][] = [['the embedded store', createEmptyStore]];
if (server) stores.push(['PostgreSQL', () => createEmptyPostgresStore(server)]);

describe.each(stores)('the database rules of the ledger in %s', (_, open) => {
  let store: DatabaseHandle;
  let db: Database;
  beforeAll(async () => {
    store = await open();
    db = store.db;
    await insertAccounts(db);
    await post(db, 'first', [
      ['member', 100_000],
      ['cash', -100_000],
    ]);
  });
  afterAll(() => store.close());

  it('rejects a transaction in two currencies', async () => {
    const message = await post(db, 'exchange', [
      ['member', 5],
      ['foreign', -5],
    ]);
    expect(message).toContain('several currencies');
  });

  it('rejects further entries of a stored transaction, and a transaction without entries', async () => {
    const id = randomUUID();
    const pair: Entry[] = [
      ['member', 5],
      ['cash', -5],
    ];
    expect(await post(db, 'once', pair, id)).toBe('accepted');
    expect(await attempt(db, [insertEntries(id, pair)])).toContain('accepts no further entries');
    expect(await attempt(db, [insertTransaction(randomUUID(), 'empty')])).toContain('has no entries');
  });

  it('rejects a release of more than the same cause holds', async () => {
    const hold = (amount: number): Entry[] => [
      ['member', -amount],
      ['held', amount],
    ];
    expect(await post(db, 'order-1', hold(500))).toBe('accepted');
    expect(await post(db, 'order-2', hold(500))).toBe('accepted');
    expect(await post(db, 'order-1', hold(-501))).toContain('ledger_hold_not_negative');
    expect(await post(db, 'order-1', hold(-500))).toBe('accepted');
    expect(await post(db, 'order-1', hold(-500))).toContain('ledger_hold_not_negative');
    expect(await post(db, 'rain/7', hold(100))).toBe('accepted');
    expect(await post(db, 'rain/7/1', hold(-60))).toBe('accepted');
    expect(await post(db, 'rain/7/back', hold(-41))).toContain('ledger_hold_not_negative');
    await expectSound(db);
  });

  it('lets only one of two concurrent releases of one hold pass', async () => {
    const release: Entry[] = [
      ['held', -70],
      ['cash', 70],
    ];
    for (const reference of ['race-1', 'race-2', 'race-3']) {
      await post(db, reference, [
        ['member', -70],
        ['held', 70],
      ]);
      const outcomes = await Promise.all([0, 1, 2, 3].map(() => post(db, reference, release)));
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    }
    await expectSound(db);
  });

  it('stays sound under any sequence of direct SQL statements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        for (const each of actions) await perform(db, each);
        await expectSound(db);
      }),
      { numRuns: 25 },
    );
  });
});
