import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays, dayOf, instantAt } from '../clock/calendar.ts';
import type { Database } from '../db/database.ts';
import { bankCards, withdrawalRules, withdrawals } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { counterpartAccount, readBalance } from '../ledger/accounts.ts';
import { feeOf } from '../ledger/fees.ts';
import { newOrderNo } from '../ledger/order-no.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { lockedByRollover } from '../promotions/rollover.ts';
import type { BackOffice } from './back-office.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type Rules = typeof withdrawalRules.$inferSelect;

export const readRules = async (db: Database, merchant: string): Promise<Rules> => {
  const [rules] = await db.select().from(withdrawalRules).where(eq(withdrawalRules.merchant, merchant));
  if (!rules) throw new Error(`The brand ${merchant} has no withdrawal rules: seed them before it takes withdrawals`);
  return rules;
};

export interface Allowance {
  readonly balance: Minor;
  readonly locked: Minor;
  /** Bets that free what is locked. */
  readonly rolloverLeft: Minor;
  readonly available: Minor;
  readonly dailyLeft: Minor;
  readonly countLeft: number;
  readonly freeLeft: number;
}

/** What a member can withdraw now. With `lock` nothing else moves its money until the transaction ends. */
export const allowanceOf = async (
  db: Database,
  { code, timeZone }: Merchant,
  memberId: string,
  now: Date,
  rules: Rules,
  lock?: 'lock',
): Promise<Allowance> => {
  const { balance } = await readBalance(db, memberId, lock);
  const { locked, remaining } = await lockedByRollover(db, memberId);
  const today = dayOf(now, timeZone);
  const [used] = await db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, code),
        eq(withdrawals.memberId, memberId),
        inArray(withdrawals.state, ['pending', 'processing', 'paid']),
        gte(withdrawals.createdAt, instantAt(today, timeZone)),
        lt(withdrawals.createdAt, instantAt(addDays(today, 1), timeZone)),
      ),
    );
  const { count = 0, amount = '0' } = used ?? {};
  return {
    balance,
    locked: Math.min(locked, balance),
    rolloverLeft: remaining,
    available: Math.max(0, balance - locked),
    dailyLeft: Math.max(0, rules.dailyMost - Number(amount)),
    countLeft: Math.max(0, rules.dailyCount - count),
    freeLeft: Math.max(0, rules.freeCount - count),
  };
};

interface Wanted {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly cardId: string;
  readonly amount: Minor;
}

const refuseUnallowed = (
  amount: Minor,
  rules: Rules,
  { available, locked, balance, dailyLeft, countLeft }: Allowance,
): void => {
  if (amount < rules.least || amount > rules.most)
    throw new GatewayError(ErrorCode.AmountRange, {
      value: { least: formatAmount(rules.least), most: formatAmount(rules.most) },
    });
  if (amount > balance)
    throw new GatewayError(ErrorCode.InsufficientBalance, { value: { balance: formatAmount(balance) } });
  if (amount > available && locked > 0)
    throw new GatewayError(ErrorCode.WithdrawRollover, { value: { available: formatAmount(available) } });
  if (amount > dailyLeft || countLeft === 0)
    throw new GatewayError(ErrorCode.WithdrawDaily, { value: { dailyLeft: formatAmount(dailyLeft), countLeft } });
};

/** Holds the amount of a withdrawal and hands it to the back office. Inside a transaction. */
export const requestWithdrawal = async (
  tx: Database,
  now: Date,
  backOffice: BackOffice,
  { merchant, memberId, cardId, amount }: Wanted,
): Promise<{ row: WithdrawalRow; balance: Minor }> => {
  const rules = await readRules(tx, merchant.code);
  const allowance = await allowanceOf(tx, merchant, memberId, now, rules, 'lock');
  refuseUnallowed(amount, rules, allowance);
  const fee = allowance.freeLeft > 0 ? 0 : feeOf(amount, rules);
  const [card] = await tx
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.id, cardId), eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
  if (!card) throw new GatewayError(ErrorCode.CardUnknown);
  const orderNo = newOrderNo('W', now);
  const balances = await postTransaction(tx, {
    merchant: merchant.code,
    kind: 'withdrawalHold',
    reference: orderNo,
    at: now,
    postings: [
      { memberId, amount: -amount },
      { account: counterpartAccount(merchant.code, 'held'), amount },
    ],
  });
  const [row] = await tx
    .insert(withdrawals)
    .values({
      id: randomUUID(),
      orderNo,
      merchant: merchant.code,
      memberId,
      cardId,
      amount,
      fee,
      state: 'pending',
      createdAt: now,
      dueAt: backOffice.firstLookAt(now),
    })
    .returning();
  return { row: row as WithdrawalRow, balance: balances.get(memberId) as Minor };
};

/** Gives a hold back to its member. Inside a transaction that has locked the withdrawal. */
export const releaseWithdrawal = async (
  tx: Database,
  now: Date,
  { id, orderNo, merchant, memberId, amount }: WithdrawalRow,
  state: 'cancelled' | 'refused',
  reason: string | null,
): Promise<{ row: WithdrawalRow; balance: Minor }> => {
  const balances = await postTransaction(tx, {
    merchant,
    kind: 'withdrawalRelease',
    reference: orderNo,
    at: now,
    postings: [
      { memberId, amount },
      { account: counterpartAccount(merchant, 'held'), amount: -amount },
    ],
  });
  const [row] = await tx
    .update(withdrawals)
    .set({ state, reason, settledAt: now, dueAt: null })
    .where(eq(withdrawals.id, id))
    .returning();
  return { row: row as WithdrawalRow, balance: balances.get(memberId) as Minor };
};

/** Turns a hold into a payment. Inside a transaction that has locked the withdrawal. */
export const payWithdrawal = async (
  tx: Database,
  now: Date,
  { id, orderNo, merchant, amount, fee }: WithdrawalRow,
): Promise<WithdrawalRow> => {
  await postTransaction(tx, {
    merchant,
    kind: 'withdrawal',
    reference: orderNo,
    at: now,
    postings: [
      { account: counterpartAccount(merchant, 'held'), amount: -amount },
      { account: counterpartAccount(merchant, 'fees'), amount: fee },
      { account: counterpartAccount(merchant, 'cash'), amount: amount - fee },
    ],
  });
  const [row] = await tx
    .update(withdrawals)
    .set({ state: 'paid', settledAt: now, dueAt: null })
    .where(eq(withdrawals.id, id))
    .returning();
  return row as WithdrawalRow;
};

/** Takes a withdrawal back while nobody has looked at it. One that is cancelled already is answered. Inside a transaction. */
export const cancelWithdrawal = async (
  tx: Database,
  now: Date,
  memberId: string,
  id: string,
): Promise<{ row: WithdrawalRow; balance: Minor | undefined }> => {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.memberId, memberId)))
    .for('update');
  if (!row) throw new GatewayError(ErrorCode.NotFound);
  if (row.state === 'cancelled') return { row, balance: undefined };
  if (row.state !== 'pending') throw new GatewayError(ErrorCode.WithdrawDecided);
  return releaseWithdrawal(tx, now, row, 'cancelled', null);
};
