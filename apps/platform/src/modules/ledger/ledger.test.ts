import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, DatabaseHandle } from '../../core/db/database.ts';
import { migratePostgres } from '../../core/db/migrate-postgres.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import { createTestStore } from '../../testing/test-store.ts';
import { counterpartAccount, readBalance } from './accounts.ts';
import { InsufficientBalanceError } from './insufficient-balance.ts';
import { type Movement, postMovement } from './post-movement.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './ledger.tables.ts';
import { members } from '../members/members.tables.ts';
import { merchants } from '../brands/brands.tables.ts';

const merchant = `ledger-${randomUUID().slice(0, 8)}`;
const cash = counterpartAccount(merchant, 'cash');
const at = new Date('2026-11-20T08:00:00Z');

const insertMerchant = async (db: Database): Promise<void> => {
  await db.insert(merchants).values({ code: merchant });
  await db.insert(ledgerAccounts).values({ id: cash, merchant, kind: 'cash', currency: 'PHP' });
};

const addMember = async (db: Database): Promise<string> => {
  const id = randomUUID();
  await db
    .insert(members)
    .values({ id, merchant, username: id, usernameKey: id, passwordHash: '-', lineage: `/${id}/`, registeredAt: at });
  await db.insert(ledgerAccounts).values({ id, merchant, kind: 'member', memberId: id, currency: 'PHP' });
  return id;
};

const move = (
  db: Database,
  memberId: string,
  amount: number,
  kind: Movement['kind'] = amount > 0 ? 'deposit' : 'withdrawal',
) =>
  db.transaction((tx) =>
    postMovement(tx, { merchant, kind, memberId, counterpart: cash, amount, reference: 'test', at }),
  );

const sumAccount = async (db: Database, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  return Number(row?.sum);
};

/** Returns the database's error message, which is in the property `cause` of the error that Drizzle throws. */
const getDatabaseError = async (attempt: PromiseLike<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'accepted';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
};

const postgres = inject('postgresServer');
const stores: [string, () => Promise<DatabaseHandle>][] = [['the embedded store', createTestStore]];
if (postgres)
  stores.push([
    'PostgreSQL',
    async () => {
      await migratePostgres(postgres);
      return connectPostgres(postgres, () => {});
    },
  ]);

describe.each(stores)('the ledger in %s', (_, open) => {
  let store: DatabaseHandle;
  let db: Database;
  beforeAll(async () => {
    store = await open();
    db = store.db;
    await insertMerchant(db);
  });
  afterAll(() => store.close());

  it('moves money from one account to another', async () => {
    const member = await addMember(db);
    expect(await move(db, member, 1000)).toBe(1000);
    expect(await move(db, member, -300)).toBe(700);
    expect(await readBalance(db, member)).toEqual({ balance: 700, currency: 'PHP' });
    expect(await sumAccount(db, member)).toBe(700);
  });

  it("rejects a movement that would make a member's balance negative, and changes nothing", async () => {
    const member = await addMember(db);
    await move(db, member, 100);
    await expect(move(db, member, -101)).rejects.toThrow(InsufficientBalanceError);
    expect(await sumAccount(db, member)).toBe(100);
  });

  it.each([0, 0.5, Number.NaN, 2 ** 53])('rejects a movement of %d', async (amount) => {
    const member = await addMember(db);
    await expect(move(db, member, amount)).rejects.toThrow(RangeError);
  });

  it('rejects invalid changes in the database itself', async () => {
    const member = await addMember(db);
    await move(db, member, 100);
    const post = (entries: readonly { accountId: string; amount: number }[]) =>
      db.transaction(async (tx) => {
        const id = randomUUID();
        await tx.insert(ledgerTransactions).values({ id, merchant, kind: 'bonus', reference: 'test', at });
        await tx.insert(ledgerEntries).values(entries.map((entry) => ({ transactionId: id, ...entry })));
      });
    expect(await getDatabaseError(post([{ accountId: member, amount: 5 }]))).toContain('do not add up to zero');
    expect(
      await getDatabaseError(
        post([
          { accountId: member, amount: -200 },
          { accountId: cash, amount: 200 },
        ]),
      ),
    ).toContain('ledger_member_not_overdrawn');
    expect(await getDatabaseError(db.update(ledgerEntries).set({ amount: 1 }))).toContain('post an opposite movement');
    expect(await getDatabaseError(db.delete(ledgerTransactions))).toContain('post an opposite movement');
    expect(
      await getDatabaseError(
        db.update(ledgerAccounts).set({ balance: 1_000_000 }).where(eq(ledgerAccounts.id, member)),
      ),
    ).toContain('never edited');
    expect(
      await getDatabaseError(
        db.insert(ledgerAccounts).values({ id: randomUUID(), merchant, kind: 'member', currency: 'PHP', balance: 5 }),
      ),
    ).toContain('starts empty');
    expect((await readBalance(db, member)).balance).toBe(100);
  });

  it('agrees with a model under concurrent movements', async () => {
    const amounts = fc.array(
      fc.tuple(
        fc.nat(2),
        fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0),
      ),
      { minLength: 1, maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(amounts, async (movements) => {
        const people = [await addMember(db), await addMember(db), await addMember(db)];
        const outcomes = await Promise.all(
          movements.map(async ([index, amount]) => {
            const member = people[index] as string;
            const moved = await move(db, member, amount).then(
              () => true,
              (error: unknown) => (error instanceof InsufficientBalanceError ? false : Promise.reject(error)),
            );
            return { member, amount, moved };
          }),
        );
        for (const member of people) {
          const expected = outcomes
            .filter((outcome) => outcome.member === member && outcome.moved)
            .reduce((sum, { amount }) => sum + amount, 0);
          const { balance } = await readBalance(db, member);
          expect(balance).toBe(expected);
          expect(balance).toBe(await sumAccount(db, member));
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 12 },
    );
    const [total] = await db
      .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
      .from(ledgerEntries);
    expect(Number(total?.sum)).toBe(0);
  });
});
