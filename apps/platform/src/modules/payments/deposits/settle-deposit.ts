import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { computeFee, counterpartAccount, postTransaction, readBalance } from '../../ledger/index.ts';
import { collectDebts } from './debts.ts';
import type { ChannelRow, DepositRow, SettledDeposit } from './deposits.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';

export interface DepositResult {
  readonly currency: string;
  readonly outcome: 'paid' | 'otherAmount' | 'failed' | 'expired';
  readonly amount: Minor;
  readonly reason: string | undefined;
}

interface LockedDeposit {
  readonly deposit: DepositRow;
  readonly channel: ChannelRow;
}

/**
 * Finds an order of a provider and locks it, so that its results are processed one after another. Throws the same
 * GatewayError for an unknown order and for an order of another provider or brand.
 */
export const lockDeposit = async (
  tx: Database,
  { orderNo, provider, merchant }: { readonly orderNo: string; readonly provider: string; readonly merchant?: string },
): Promise<LockedDeposit> => {
  const [order] = await tx
    .select({ deposit: deposits, channel: paymentChannels })
    .from(deposits)
    .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
    .where(and(eq(deposits.orderNo, orderNo), eq(paymentChannels.provider, provider)))
    .for('update', { of: deposits });
  if (!order || (merchant !== undefined && order.deposit.merchant !== merchant))
    throw new GatewayError(ErrorCode.NotFound, { message: 'The order does not exist' });
  return order;
};

const reject = (message: string): never => {
  throw new GatewayError(ErrorCode.TransactionConflict, { message });
};

const assertMatches = async (tx: Database, deposit: DepositRow, result: DepositResult): Promise<void> => {
  const { currency } = await readBalance(tx, deposit.memberId);
  const ordered = deposit.orderedAmount ?? deposit.amount;
  if (result.currency !== currency) reject(`The currency of the order is ${currency}`);
  if ((result.outcome === 'otherAmount') === (result.amount === ordered))
    reject(`The amount of the order is ${formatAmount(ordered)}`);
};

const close = async (
  tx: Database,
  now: Date,
  deposit: DepositRow,
  state: 'failed' | 'expired',
  reason: string | null,
): Promise<SettledDeposit> => {
  if (deposit.state !== 'pending') return { deposit, balance: undefined };
  const [closed] = await tx
    .update(deposits)
    .set({ state, reason, settledAt: now })
    .where(eq(deposits.id, deposit.id))
    .returning();
  return { deposit: closed as DepositRow, balance: undefined };
};

/**
 * Updates an order with the result of its payment. A paid amount is credited even if the order has expired or failed
 * before. If the member has paid a different amount than ordered, the paid amount is credited. An order that is already
 * paid never changes. The caller's transaction must have locked the order with `lockDeposit`.
 */
export const settleDeposit = async (
  tx: Database,
  now: Date,
  { deposit, channel }: LockedDeposit,
  result: DepositResult,
): Promise<SettledDeposit> => {
  await assertMatches(tx, deposit, result);
  const { outcome, amount, reason = null } = result;
  const isPayment = outcome === 'paid' || outcome === 'otherAmount';
  if (deposit.state === 'confirmed')
    return isPayment && deposit.amount === amount
      ? { deposit, balance: undefined }
      : reject(`The order has been paid with ${formatAmount(deposit.amount)}`);
  if (!isPayment) return close(tx, now, deposit, outcome, reason);
  const { merchant, memberId, orderNo } = deposit;
  const fee = outcome === 'paid' ? deposit.fee : computeFee(amount, channel);
  // The fee is higher than the payment, so nothing can be credited. The provider has the money and can return it to the
  // payer.
  if (fee >= amount) return close(tx, now, deposit, 'failed', 'amount');
  const balances = await postTransaction(tx, {
    merchant,
    kind: 'deposit',
    reference: orderNo,
    at: now,
    postings: [
      { memberId, amount: amount - fee },
      { account: counterpartAccount(merchant, 'fees'), amount: fee },
      { account: counterpartAccount(merchant, 'cash'), amount: -amount },
    ],
  });
  const [confirmed] = await tx
    .update(deposits)
    .set({
      state: 'confirmed',
      amount,
      fee,
      orderedAmount: outcome === 'paid' ? null : deposit.amount,
      reason: null,
      settledAt: now,
    })
    .where(eq(deposits.id, deposit.id))
    .returning();
  const balance = (await collectDebts(tx, now, memberId)) ?? balances.get(memberId);
  return { deposit: confirmed as DepositRow, balance };
};
