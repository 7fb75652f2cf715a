import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { counterpartAccount, postTransaction, readBalance } from '../../ledger/index.ts';
import type { DepositRow, SettledDeposit } from './deposits.ts';
import { depositRefunds } from './deposits.tables.ts';

export interface Refund {
  readonly provider: string;
  readonly refundId: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly reason: string | undefined;
}

/** Computes the part of the deposit's fee that belongs to the refunded amount, rounded down. */
const computeFeeShare = ({ amount, fee }: DepositRow, refunded: Minor): Minor =>
  Number((BigInt(fee) * BigInt(refunded)) / BigInt(amount));

const assertRefundable = (deposit: DepositRow, refund: Refund, refunded: Minor, currency: string): void => {
  if (refund.currency !== currency)
    throw new GatewayError(ErrorCode.TransactionConflict, { message: `The currency of the order is ${currency}` });
  // The callback about the payment may not be processed yet. The error makes the provider send the callback about the
  // refund again later.
  if (deposit.state !== 'confirmed')
    throw new GatewayError(ErrorCode.IdempotencyPending, { message: 'The order is not paid yet', retryAfter: 1 });
  if (refunded + refund.amount > deposit.amount)
    throw new GatewayError(ErrorCode.TransactionConflict, {
      message: `Of the deposit, ${formatAmount(deposit.amount - refunded)} is left to refund`,
    });
};

/**
 * Takes back an amount of a paid deposit from the member's balance. The part that the balance does not cover becomes a
 * debt (ADR 158). A repeated refund changes nothing. The caller's transaction must have locked the deposit.
 */
export const refundDeposit = async (
  tx: Database,
  now: Date,
  deposit: DepositRow,
  refund: Refund,
): Promise<SettledDeposit> => {
  const { merchant, memberId, orderNo } = deposit;
  const { provider, refundId, amount, reason = null } = refund;
  const [existing] = await tx
    .select()
    .from(depositRefunds)
    .where(and(eq(depositRefunds.provider, provider), eq(depositRefunds.refundId, refundId)));
  if (existing?.depositId === deposit.id && existing.amount === amount) return { deposit, balance: undefined };
  if (existing)
    throw new GatewayError(ErrorCode.TransactionConflict, { message: 'The refund id belongs to another refund' });
  const [sum] = await tx
    .select({ refunded: sql<string>`coalesce(sum(${depositRefunds.amount}), 0)`.mapWith(Number) })
    .from(depositRefunds)
    .where(eq(depositRefunds.depositId, deposit.id));
  const refunded = sum?.refunded ?? 0;
  const { balance, currency } = await readBalance(tx, memberId, 'lock');
  assertRefundable(deposit, refund, refunded, currency);
  const feeShare = computeFeeShare(deposit, refunded + amount) - computeFeeShare(deposit, refunded);
  const taken = Math.min(balance, amount - feeShare);
  const debt = amount - feeShare - taken;
  await postTransaction(tx, {
    merchant,
    kind: 'refund',
    reference: orderNo,
    at: now,
    postings: [
      { memberId, amount: -taken },
      { account: counterpartAccount(merchant, 'debts'), amount: -debt },
      { account: counterpartAccount(merchant, 'fees'), amount: -feeShare },
      { account: counterpartAccount(merchant, 'cash'), amount },
    ],
  });
  await tx
    .insert(depositRefunds)
    .values({ provider, refundId, depositId: deposit.id, merchant, memberId, amount, reason, debt, at: now });
  return { deposit, balance: balance - taken };
};
