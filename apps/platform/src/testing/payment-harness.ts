import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@livery/contract/auth/session';
import { createDeposit } from '@livery/contract/deposits';
import { walletBalance } from '@livery/contract/wallet';
import { addBankCard, listBankCards, withdraw } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { findFreePort } from '@livery/test-servers/free-port';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { minutes } from '../core/clock/durations.ts';
import type { Database } from '../core/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../modules/ledger/ledger.tables.ts';
import { createVendorKeys } from '../modules/game-integration/vendors/vendor-keys.ts';
import { depositRefunds, deposits } from '../modules/payments/deposits/deposits.tables.ts';
import { payouts } from '../modules/payments/payouts.tables.ts';
import { withdrawals } from '../modules/payments/withdrawals.tables.ts';
import { createClient, getValue } from './client.ts';
import { startPaymentChannel } from './payment-channel-process.ts';
import { defaultTestOffer } from './payment-offer.ts';
import { buildTestApp } from './test-platform.ts';

const merchant = 'bituinara';
/**
 * Time in the past. A test sets the next check of an order to this time, so that the job processes the order at once.
 */
const longAgo = new Date(0);

const wrongBalance = sql`${ledgerAccounts.kind} = 'member' and ${ledgerAccounts.balance} <>
  (select coalesce(sum(amount), 0) from ledger_entries where account_id = ${ledgerAccounts.id})`;
const debtDifference = sql<string>`coalesce(sum(${depositRefunds.debt}), 0) +
  (select coalesce(sum(amount), 0) from ledger_entries where account_id like '%.debts')`;

const assertLedger = async (db: Database): Promise<void> => {
  const [entries] = await db.select({ sum: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries);
  const wrong = await db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(wrongBalance);
  const [debts] = await db.select({ difference: debtDifference }).from(depositRefunds);
  if (Number(entries?.sum) !== 0 || wrong.length > 0 || Number(debts?.difference) !== 0)
    throw new Error(`The ledger is wrong: ${JSON.stringify({ entries, wrong, debts })}`);
};

/**
 * Starts a gateway that listens on a port, and the reference payment channel as a process. The clock is the real time,
 * because the channel checks the time of each call. Jobs run only when a test calls them. `settings` are added to the
 * settings of the gateway.
 */
export const startPaymentHarness = async (settings: { readonly webhooksUrl?: string } = {}) => {
  const channelPort = await findFreePort();
  let shift = 0;
  let startedAt = new Date();
  const clock = { now: () => new Date(Date.now() + shift) };
  const platform = await buildTestApp({
    clock,
    settings: { ...settings, paymentChannelsUrl: new Map([['PAYCO', `http://127.0.0.1:${channelPort}`]]) },
  });
  const { db } = platform.store;
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const channelOptions = {
    port: channelPort,
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-channel-')),
    gatewayOrigin: `http://127.0.0.1:${port}`,
  };
  let channel = await startPaymentChannel(channelOptions);
  await createVendorKeys(db, clock).register(channel.publicKeys);
  await channel.control('setOffer', { merchant, offer: defaultTestOffer });
  await platform.jobs.run('payments.channels');

  const client = createClient({ ...platform, clock: clock as never });
  const enter = async (username: string): Promise<string> =>
    getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

  /** Makes all open deposits and payouts of the current test due, and runs the jobs that process them. */
  const runJobs = async (): Promise<void> => {
    await db
      .update(payouts)
      .set({ nextAt: longAgo })
      .where(and(isNotNull(payouts.nextAt), gte(payouts.createdAt, startedAt)));
    await db
      .update(deposits)
      .set({ checkAt: longAgo })
      .where(and(isNotNull(deposits.checkAt), gte(deposits.createdAt, startedAt)));
    await platform.jobs.run('payments.deposits');
    await platform.jobs.run('payments.payouts');
  };

  return {
    db,
    client,
    platform,
    gatewayOrigin: channelOptions.gatewayOrigin,
    getChannel: () => channel,
    restartChannel: async (): Promise<void> => {
      channel = await startPaymentChannel(channelOptions);
    },
    enter,
    /**
     * Prepares the gateway and the channel for a new test. Removes the faults of earlier tests from the channel, and
     * excludes the orders of earlier tests from `runJobs`. Call this function before each test.
     */
    beginTest: async (): Promise<void> => {
      startedAt = new Date();
      await channel.clearFaults();
    },
    runJobs,
    getBalance: async (token: string): Promise<number> =>
      Math.round(Number(getValue(await client.call(walletBalance, {}, { token })).sumBalance) * 100),
    order: async (token: string, amount: string) =>
      getValue(await client.call(createDeposit, { channelId: `${merchant}-payco-qr`, amount }, { token })),
    /**
     * Adds a bank card whose payouts go through the channel and stay pending until a test settles them. Returns the
     * card id.
     */
    addCard: async (token: string, number: string): Promise<string> => {
      const { cards } = getValue(await client.call(listBankCards, {}, { token }));
      const request = { bankId: `${merchant}-payco-first`, number, paymentPassword: demoPaymentPassword };
      return getValue(await client.call(addBankCard, { ...request, ...(!cards[0] && { holder: 'Ana' }) }, { token }))
        .id;
    },
    /** Requests a withdrawal and lets the back office approve it. Returns the order number of the withdrawal. */
    withdrawApproved: async (token: string, cardId: string, amount: string): Promise<string> => {
      const request = { amount, cardId, paymentPassword: demoPaymentPassword };
      const { orderNo } = getValue(await client.call(withdraw, request, { token }));
      shift = minutes(2);
      await platform.jobs.run('payments.withdrawals');
      await platform.jobs.run('payments.withdrawals');
      shift = 0;
      return orderNo;
    },
    /**
     * Runs the deposit and payout jobs repeatedly, so that orders recover from faults, until `isDone` returns true.
     * Throws an Error after two minutes.
     */
    heal: async (isDone: () => Promise<boolean>): Promise<void> => {
      const until = Date.now() + 120_000;
      while (!(await isDone())) {
        if (Date.now() > until) throw new Error('The order has not been settled.');
        await runJobs();
        await wait(50);
      }
    },
    /** Waits until the channel has no callback to send. */
    drainCallbacks: async (): Promise<void> => {
      const until = Date.now() + 120_000;
      while ((await channel.readState()).callbacks.length > 0) {
        if (Date.now() > until) throw new Error('The callbacks have not been acknowledged.');
        await wait(50);
      }
    },
    getDepositState: async (id: string) => (await db.select().from(deposits).where(eq(deposits.id, id)))[0]?.state,
    getDepositPage: async (id: string) => (await db.select().from(deposits).where(eq(deposits.id, id)))[0]?.payUrl,
    getWithdrawalState: async (orderNo: string) =>
      (await db.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)))[0]?.state,
    getPayoutState: async (orderNo: string) =>
      (await db.select().from(payouts).where(eq(payouts.orderNo, orderNo)))[0]?.state,
    /**
     * Lists the kinds of the ledger transactions of an order, for example `withdrawal`. `reference` identifies the
     * order, for example by its order number.
     */
    listMovements: async (reference: string): Promise<string[]> =>
      (
        await db
          .select({ kind: ledgerTransactions.kind })
          .from(ledgerTransactions)
          .where(eq(ledgerTransactions.reference, reference))
          .orderBy(ledgerTransactions.kind)
      ).map(({ kind }) => kind),
    /**
     * Throws an error if the sum of all ledger entries is not zero, or if the entries do not match the balances and
     * debts.
     */
    assertLedger: () => assertLedger(db),
    close: async (): Promise<void> => {
      await channel.stop();
      await platform.close();
    },
  };
};
export type PaymentHarness = Awaited<ReturnType<typeof startPaymentHarness>>;
