import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { counterpartAccount, ledgerAccounts, postTransaction, readBalance } from '../../ledger/index.ts';
import { depositRefunds } from './deposits.tables.ts';

const selectDebts = (tx: Database, memberId: string) =>
  tx
    .select()
    .from(depositRefunds)
    .where(and(eq(depositRefunds.memberId, memberId), gt(depositRefunds.debt, 0)))
    .orderBy(asc(depositRefunds.at));

/**
 * Pays debts of the member from the member's balance, and returns the new balance. Debts come from refunded deposits
 * (ADR 158). If the balance is too small, the rest of the debt remains. Returns undefined if nothing was paid. Call
 * this function inside a transaction, before money leaves the wallet. A call before bets is not necessary, because a
 * job also collects debts.
 */
export const collectDebts = async (tx: Database, now: Date, memberId: string): Promise<Minor | undefined> => {
  if ((await selectDebts(tx, memberId).limit(1)).length === 0) return undefined;
  // All transactions lock the wallet first and then the debts. With different orders, two transactions could wait for
  // each other (deadlock).
  let { balance } = await readBalance(tx, memberId, 'lock');
  let isChanged = false;
  for (const { provider, refundId, merchant, debt } of await selectDebts(tx, memberId).for('update')) {
    const amount = Math.min(debt, balance);
    if (amount === 0) break;
    await postTransaction(tx, {
      merchant,
      kind: 'debtPayment',
      reference: refundId,
      at: now,
      postings: [
        { memberId, amount: -amount },
        { account: counterpartAccount(merchant, 'debts'), amount },
      ],
    });
    await tx
      .update(depositRefunds)
      .set({ debt: debt - amount })
      .where(and(eq(depositRefunds.provider, provider), eq(depositRefunds.refundId, refundId)));
    balance -= amount;
    isChanged = true;
  }
  return isChanged ? balance : undefined;
};

interface DebtCollectorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
}

/** Creates the job that collects debts from refunded deposits, when the members have money in their wallets again. */
export const createDebtCollector =
  ({ db, clock, hub }: DebtCollectorDeps) =>
  async (): Promise<void> => {
    const debtors = await db
      .selectDistinct({ memberId: depositRefunds.memberId, currency: ledgerAccounts.currency })
      .from(depositRefunds)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.memberId, depositRefunds.memberId))
      .where(and(gt(depositRefunds.debt, 0), gt(ledgerAccounts.balance, 0)));
    for (const { memberId, currency } of debtors) {
      const balance = await db.transaction((tx) => collectDebts(tx, clock.now(), memberId));
      if (balance !== undefined) await hub.publish({ type: 'balance', memberId, balance, currency });
    }
  };
