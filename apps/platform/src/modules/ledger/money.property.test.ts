import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import type { Database, DatabaseHandle } from '../../core/db/database.ts';
import { createIdempotency } from '../../core/http/idempotency/idempotency.ts';
import { createDepositOrder } from '../payments/deposits/deposits.ts';
import { depositRefunds, deposits } from '../payments/deposits/deposits.tables.ts';
import { refundDeposit } from '../payments/deposits/refund-deposit.ts';
import { lockDeposit, settleDeposit } from '../payments/deposits/settle-deposit.ts';
import { payouts } from '../payments/payouts.tables.ts';
import { createPayoutQueue, settlePayout } from '../payments/payouts/payouts.ts';
import { payRebate } from '../payments/cashback/cashback-rebates.ts';
import { createManualClock } from '../../testing/test-platform.ts';
import { createAppStore } from '../../testing/app-store.ts';
import { transferFunds } from '../payments/transfers/transfers.ts';
import { cancelWithdrawal, requestWithdrawal } from '../payments/withdrawals/withdrawals.ts';
import { withoutNotifications } from '../notifications/transaction-runner.ts';
import { createReviewApplier } from '../payments/withdrawals/apply-review.ts';
import { createWithdrawalWorker } from '../payments/withdrawals/withdrawal-worker.ts';
import { counterpartAccount } from './accounts.ts';
import { withdrawals } from '../payments/withdrawals.tables.ts';
import { ledgerAccounts, ledgerEntries } from './ledger.tables.ts';
import { members } from '../members/members.tables.ts';
import { bankCards } from '../payments/bank-accounts.tables.ts';
import { demoBackOffice } from '../../demo/payments/demo-back-office.ts';

const merchant = { code: 'bituinara', timeZone: 'Asia/Manila', currency: 'PHP' } as Merchant;
const clock = createManualClock();
let store: DatabaseHandle;
let db: Database;
let people: { readonly memberId: string; readonly cardId: string }[];

beforeAll(async () => {
  store = await createAppStore();
  db = store.db;
  const rows = await db
    .select({ memberId: members.id, cardId: bankCards.id })
    .from(members)
    .innerJoin(bankCards, eq(bankCards.memberId, members.id))
    .where(and(eq(members.merchant, merchant.code), inArray(members.username, ['demo', 'agent'])));
  people = rows;
});
afterAll(() => store.close());

const getBalance = async (account: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, account));
  return Number(row?.sum);
};

/**
 * Random action of a member. If `dies` is true, the transaction is interrupted before its commit, as if the process
 * were killed. Afterwards the same action is repeated.
 */
const step = fc.record({
  act: fc.constantFrom('deposit', 'late', 'withdraw', 'cancel', 'decide', 'payout', 'refund', 'transfer', 'rebate'),
  who: fc.nat(1),
  units: fc.integer({ min: 200, max: 900 }),
  cents: fc.constantFrom(0, 13, 99),
  dies: fc.boolean(),
  repeats: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const provider = 'DEMOPAY';

const rethrow = (error: unknown): never => {
  throw error;
};

const processWithdrawals = () =>
  createWithdrawalWorker({
    db,
    clock,
    backOffice: demoBackOffice,
    applyReview: createReviewApplier({
      clock,
      withNotifications: withoutNotifications(db),
      queuePayout: createPayoutQueue([provider]),
      storeNotices: async () => {},
      onTransition: async () => {},
    }),
    onError: rethrow,
    onRejection: rethrow,
  })();

const currency = merchant.currency;

const pay = async (tx: Database, orderNo: string, amount: number) =>
  settleDeposit(tx, clock.now(), await lockDeposit(tx, { orderNo, provider }), {
    outcome: 'paid',
    amount,
    currency,
    reason: undefined,
  });

/** Refunds a part of the newest paid deposit of a member. */
const refundNewest = async (tx: Database, memberId: string, refundId: string): Promise<unknown> => {
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'confirmed')))
    .orderBy(desc(deposits.createdAt))
    .limit(1);
  if (!deposit) return {};
  const amount = Math.ceil(deposit.amount / 3);
  return refundDeposit(tx, clock.now(), deposit, { provider, refundId, currency, amount, reason: undefined });
};

/** Settles a queued payout of the brand. The provider rejects amounts that end in .99. */
const settleQueued = async (tx: Database): Promise<unknown> => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.state, 'queued')).limit(1);
  if (!payout) return {};
  const { orderNo, amount } = payout;
  const outcome = amount % 100 === 99 ? 'rejected' : 'paid';
  const order = { orderNo, provider, merchant: merchant.code };
  await settlePayout(tx, clock.now(), order, { outcome, amount, currency, reason: undefined });
  return settlePayout(tx, clock.now(), order, { outcome, amount, currency, reason: undefined });
};

const work = async (tx: Database, { act, who, units, cents }: Step): Promise<unknown> => {
  const { memberId, cardId } = people[who] as (typeof people)[number];
  const other = people[1 - who] as (typeof people)[number];
  const amount = units * 100 + cents;
  const now = clock.now();
  if (act === 'deposit' || act === 'late') {
    const { orderNo } = await createDepositOrder(tx, clock, {
      merchant: merchant.code,
      memberId,
      channelId: 'bituinara-voucher',
      amount,
      providers: [provider],
      language: 'EN',
      returnTo: '/m/voucherCenter',
    });
    if (act === 'late') return { orderNo };
    await pay(tx, orderNo, amount);
    return pay(tx, orderNo, amount);
  }
  if (act === 'withdraw') return requestWithdrawal(tx, now, demoBackOffice, { merchant, memberId, cardId, amount });
  if (act === 'transfer')
    return transferFunds(tx, now, {
      merchant: merchant.code,
      kind: 'member',
      fromId: memberId,
      toId: other.memberId,
      amount,
      note: '',
    });
  if (act === 'payout') return settleQueued(tx);
  if (act === 'refund') return refundNewest(tx, memberId, `r${units}-${cents}`);
  if (act === 'rebate') return payRebate(tx, merchant.code, memberId, now);
  const [open] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.state, ['pending', 'processing'])))
    .limit(1);
  return open ? cancelWithdrawal(tx, now, memberId, open.id) : {};
};

const perform = async (each: Step): Promise<void> => {
  if (each.act === 'decide') {
    clock.advance(minutes(1));
    await processWithdrawals();
    return;
  }
  const key = randomUUID();
  const call = {
    merchant: merchant.code,
    memberId: people[each.who]!.memberId,
    operation: each.act,
    key,
    requestHash: 'same',
  };
  const runIdempotent = createIdempotency({ db, clock, onError: () => {} });
  if (each.dies) {
    const killed = runIdempotent(call, {
      guard: async () => {},
      perform: async ({ tx }) => work(tx, each).then(() => Promise.reject(new Error('killed'))),
    });
    await killed.catch(() => undefined);
  }
  for (let time = 0; time <= each.repeats; time += 1)
    await createIdempotency({ db, clock, onError: () => {} })(call, {
      guard: async () => {},
      perform: ({ tx }) => work(tx, each),
    });
};

it('keeps all balances correct for any sequence of actions, repeated calls and killed processes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const each of steps) await perform(each);
      const [total] = await db.select({ sum: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries);
      expect(Number(total?.sum)).toBe(0);
      const [pendingSum] = await db
        .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
        .from(withdrawals)
        .where(and(eq(withdrawals.merchant, merchant.code), inArray(withdrawals.state, ['pending', 'processing'])));
      expect(await getBalance(counterpartAccount(merchant.code, 'held'))).toBe(Number(pendingSum?.sum));
      const [debtSum] = await db
        .select({ sum: sql<string>`coalesce(sum(${depositRefunds.debt}), 0)` })
        .from(depositRefunds)
        .where(eq(depositRefunds.merchant, merchant.code));
      expect(await getBalance(counterpartAccount(merchant.code, 'debts'))).toBe(0 - Number(debtSum?.sum));
      for (const { memberId } of people) {
        const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, memberId));
        expect(account?.balance).toBe(await getBalance(memberId));
        expect(account?.balance).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 12 },
  );
});
