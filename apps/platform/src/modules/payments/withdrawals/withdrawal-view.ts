import { formatAmount } from '@livery/contract/money';
import type { Withdrawal } from '@livery/contract/withdrawals';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { payouts } from '../payouts.tables.ts';
import type { WithdrawalRow } from './withdrawals.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';

/**
 * Selects withdrawals with the last digits of the bank account, the name of the bank, and `approvedAt`. `approvedAt`
 * is null if the withdrawal is not approved.
 */
export const selectWithdrawals = (db: Database) =>
  db
    .select({
      withdrawal: withdrawals,
      lastDigits: bankCards.lastDigits,
      bankName: payoutBanks.name,
      approvedAt: payouts.createdAt,
    })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
    .leftJoin(payouts, eq(payouts.orderNo, withdrawals.orderNo));

interface WithdrawalDetails {
  readonly withdrawal: WithdrawalRow;
  readonly lastDigits: string;
  readonly bankName: string;
  readonly approvedAt: Date | null;
}

export const toWithdrawalView = (
  { withdrawal, lastDigits, bankName, approvedAt }: WithdrawalDetails,
  currency: string,
  /**
   * Usual duration of the brand's recent withdrawals, in milliseconds. If it is undefined, the view has no expected
   * time of payment.
   */
  usualDuration?: number,
): Withdrawal => {
  const { id, orderNo, amount, fee, state, reason, createdAt, reviewedAt, settledAt } = withdrawal;
  const isOpen = state === 'pending' || state === 'processing';
  return {
    id,
    orderNo,
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    received: formatAmount(amount - fee),
    currency,
    bankName,
    lastDigits,
    state,
    reason,
    canCancel: state === 'pending',
    createdAt: createdAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    expectedBy:
      isOpen && usualDuration !== undefined ? new Date(createdAt.getTime() + usualDuration).toISOString() : null,
    settledAt: settledAt?.toISOString() ?? null,
  };
};

export const findWithdrawal = async (
  db: Database,
  memberId: string,
  id: string,
): Promise<WithdrawalDetails | undefined> =>
  (await selectWithdrawals(db).where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.id, id))))[0];

/**
 * Lists the withdrawals of a member that are not paid, rejected or cancelled yet. Lists at most 10, the newest first.
 */
export const listPendingWithdrawals = (db: Database, memberId: string): Promise<WithdrawalDetails[]> =>
  selectWithdrawals(db)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.state, ['pending', 'processing'])))
    .orderBy(desc(withdrawals.createdAt))
    .limit(10);
