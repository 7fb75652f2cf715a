import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays, toCalendarDay, zonedTimeToUtc } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { computeFee, counterpartAccount, createOrderNo, postTransaction, readBalance } from '../../ledger/index.ts';
import { getLockedBonus } from '../../rewards/index.ts';
import { collectDebts } from '../deposits/debts.ts';
import type { BackOffice } from './back-office-port.ts';
import { payouts } from '../payouts.tables.ts';
import { withdrawalRules, withdrawals } from '../withdrawals.tables.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';
import { assertHolderIsPayee, findPayeeName } from '../bank-accounts/payee-name.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type WithdrawalRules = typeof withdrawalRules.$inferSelect;

/** Reads the withdrawal rules of a brand. Throws a GatewayError if no payment provider has defined them yet. */
export const readRules = async (db: Database, merchant: string): Promise<WithdrawalRules> => {
  const [rules] = await db.select().from(withdrawalRules).where(eq(withdrawalRules.merchant, merchant));
  if (!rules) throw new GatewayError(ErrorCode.FeatureDisabled);
  return rules;
};

export interface WithdrawalAllowance {
  readonly balance: Minor;
  readonly locked: Minor;
  /** Sum of bets that the member must still place before the locked bonuses can be withdrawn, in minor units. */
  readonly rolloverLeft: Minor;
  readonly available: Minor;
  readonly dailyLeft: Minor;
  readonly countLeft: number;
  readonly freeLeft: number;
}

/**
 * Computes the amount and number of withdrawals that a member can request now. With `lock`, no other transaction can
 * change the member's balance until this transaction ends.
 */
export const getWithdrawalAllowance = async (
  db: Database,
  { code, timeZone }: Merchant,
  memberId: string,
  now: Date,
  rules: WithdrawalRules,
  lock?: 'lock',
): Promise<WithdrawalAllowance> => {
  const { balance } = await readBalance(db, memberId, lock);
  const { locked, remaining } = await getLockedBonus(db, memberId);
  const today = toCalendarDay(now, timeZone);
  const [used] = await db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, code),
        eq(withdrawals.memberId, memberId),
        inArray(withdrawals.state, ['pending', 'processing', 'paid']),
        gte(withdrawals.createdAt, zonedTimeToUtc(today, timeZone)),
        lt(withdrawals.createdAt, zonedTimeToUtc(addDays(today, 1), timeZone)),
      ),
    );
  const { count = 0, amount = '0' } = used ?? {};
  return {
    balance,
    locked: Math.min(locked, balance),
    rolloverLeft: remaining,
    available: Math.max(0, balance - locked),
    dailyLeft: Math.max(0, rules.dailyMaxAmount - Number(amount)),
    countLeft: Math.max(0, rules.dailyCount - count),
    freeLeft: Math.max(0, rules.freeCount - count),
  };
};

/**
 * Returns the code of the payment provider for a member's bank account. Returns undefined for an unknown account.
 */
export const findPayoutProvider = async (
  db: Database,
  memberId: string,
  cardId: string,
): Promise<string | undefined> => {
  const [bank] = await db
    .select({ provider: payoutBanks.provider })
    .from(bankCards)
    .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
    .where(and(eq(bankCards.id, cardId), eq(bankCards.memberId, memberId)));
  return bank?.provider;
};

interface WithdrawalParams {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly cardId: string;
  readonly amount: Minor;
}

const assertAllowed = (
  amount: Minor,
  rules: WithdrawalRules,
  { available, locked, balance, dailyLeft, countLeft }: WithdrawalAllowance,
): void => {
  if (amount < rules.minAmount || amount > rules.maxAmount)
    throw new GatewayError(ErrorCode.AmountRange, {
      value: { least: formatAmount(rules.minAmount), most: formatAmount(rules.maxAmount) },
    });
  if (amount > balance)
    throw new GatewayError(ErrorCode.InsufficientBalance, { value: { balance: formatAmount(balance) } });
  if (amount > available && locked > 0)
    throw new GatewayError(ErrorCode.WithdrawRollover, { value: { available: formatAmount(available) } });
  if (amount > dailyLeft || countLeft === 0)
    throw new GatewayError(ErrorCode.WithdrawDaily, { value: { dailyLeft: formatAmount(dailyLeft), countLeft } });
};

/**
 * Requests a withdrawal: moves the amount from the member's wallet to the ledger account `held`, and sets the time of
 * the back office's first review. Call this function inside a transaction.
 */
export const requestWithdrawal = async (
  tx: Database,
  now: Date,
  backOffice: BackOffice,
  { merchant, memberId, cardId, amount }: WithdrawalParams,
): Promise<{ row: WithdrawalRow; balance: Minor }> => {
  const rules = await readRules(tx, merchant.code);
  await collectDebts(tx, now, memberId);
  const allowance = await getWithdrawalAllowance(tx, merchant, memberId, now, rules, 'lock');
  assertAllowed(amount, rules, allowance);
  const fee = allowance.freeLeft > 0 ? 0 : computeFee(amount, rules);
  const [card] = await tx
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.id, cardId), eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
  if (!card) throw new GatewayError(ErrorCode.CardUnknown);
  assertHolderIsPayee(card.holder, await findPayeeName(tx, memberId));
  const orderNo = createOrderNo('W', now);
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
      dueAt: backOffice.getNextReviewTime(now, now),
    })
    .returning();
  return { row: row as WithdrawalRow, balance: balances.get(memberId) as Minor };
};

/**
 * Throws a GatewayError if the payment provider has paid the withdrawal or may still pay it. Does not throw if there is
 * no payout, or if the payout was rejected.
 */
const assertNotPaidOut = async (tx: Database, orderNo: string): Promise<void> => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.orderNo, orderNo));
  if (payout && payout.state !== 'rejected') throw new GatewayError(ErrorCode.WithdrawDecided);
};

/**
 * Returns the amount of a withdrawal from the ledger account `held` to the member. Throws a GatewayError if the
 * payment provider has paid the withdrawal or may still pay it. The caller's transaction must have locked the
 * withdrawal.
 */
export const releaseWithdrawal = async (
  tx: Database,
  now: Date,
  { id, orderNo, merchant, memberId, amount }: WithdrawalRow,
  state: 'cancelled' | 'refused',
  reason: string | null,
): Promise<{ row: WithdrawalRow; balance: Minor }> => {
  await assertNotPaidOut(tx, orderNo);
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

/**
 * Removes the amount of a paid withdrawal from the ledger account `held`. The caller's transaction must have locked the
 * withdrawal.
 */
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

/**
 * Cancels a withdrawal whose review has not started. A repeated call changes nothing. Call this function inside a
 * transaction.
 */
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
