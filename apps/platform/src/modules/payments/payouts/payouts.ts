import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/index.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import { payWithdrawal, releaseWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.ts';
import { payouts } from '../payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export interface PayoutResult {
  readonly outcome: 'pending' | 'paid' | 'rejected';
  readonly amount: Minor;
  readonly currency: string;
  readonly reason: string | undefined;
}

export interface SettledPayout {
  readonly withdrawal: WithdrawalRow;
  /** True if the result of the payout changed the state of the withdrawal. */
  readonly isChanged: boolean;
  /**
   * New wallet balance of the member in minor units, if this result returned the money of the withdrawal. Otherwise
   * undefined.
   */
  readonly balance: Minor | undefined;
}

/**
 * Creates the function that queues the payout of an approved withdrawal. A job sends the payout to the provider later.
 * A repeated call changes nothing. The caller's transaction must have locked the withdrawal. The function throws a
 * GatewayError if the payment provider of the bank is missing or not connected, because such a payout would never be
 * sent.
 *
 * @param providers codes of the connected payment providers
 */
export const createPayoutQueue =
  (providers: readonly string[]) =>
  async (tx: Database, now: Date, withdrawal: WithdrawalRow): Promise<WithdrawalRow> => {
    const { id, orderNo, merchant, amount, fee, cardId } = withdrawal;
    const [bank] = await tx
      .select({ provider: payoutBanks.provider })
      .from(bankCards)
      .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
      .where(eq(bankCards.id, cardId));
    if (!bank || !providers.includes(bank.provider))
      throw new GatewayError(ErrorCode.ChannelClosed, {
        message: `No payment provider pays to the bank of ${orderNo}: reject the withdrawal, or connect the provider`,
      });
    await tx
      .insert(payouts)
      .values({
        orderNo,
        withdrawalId: id,
        merchant,
        provider: bank.provider,
        amount: amount - fee,
        state: 'queued',
        nextAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
    const [row] = await tx
      .update(withdrawals)
      .set({ state: 'processing', dueAt: null })
      .where(eq(withdrawals.id, id))
      .returning();
    return row as WithdrawalRow;
  };

/**
 * Locks the withdrawal and the payout of an order. Throws the same GatewayError for an unknown order and for an order of
 * another provider or brand.
 */
const lockPayout = async (
  tx: Database,
  { orderNo, provider, merchant }: { readonly orderNo: string; readonly provider: string; readonly merchant: string },
): Promise<{ readonly payout: PayoutRow; readonly withdrawal: WithdrawalRow }> => {
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)).for('update');
  const [payout] = await tx.select().from(payouts).where(eq(payouts.orderNo, orderNo)).for('update');
  if (!withdrawal || payout?.provider !== provider || payout.merchant !== merchant)
    throw new GatewayError(ErrorCode.NotFound, { message: 'The payout does not exist' });
  return { payout, withdrawal };
};

/**
 * Applies the result of a payout. `paid` removes the amount from the ledger account `held`. `rejected` returns the
 * amount to the member. A repeated result changes nothing. Throws a GatewayError if the result contradicts an earlier
 * result, or has another amount or currency. An operator must then find out which result is true.
 */
export const settlePayout = async (
  tx: Database,
  now: Date,
  order: { readonly orderNo: string; readonly provider: string; readonly merchant: string },
  { outcome, amount, currency, reason }: PayoutResult,
): Promise<SettledPayout> => {
  const { payout, withdrawal } = await lockPayout(tx, order);
  const wallet = await readBalance(tx, withdrawal.memberId);
  if (amount !== payout.amount || currency !== wallet.currency)
    throw new GatewayError(ErrorCode.TransactionConflict, {
      message: `The payout is ${formatAmount(payout.amount)} ${wallet.currency}`,
    });
  const unchanged = { withdrawal, isChanged: false, balance: undefined };
  const isOver = payout.state === 'paid' || payout.state === 'rejected';
  if (isOver && outcome !== 'pending' && outcome !== payout.state)
    throw new GatewayError(ErrorCode.TransactionConflict, { message: `The payout has ended as ${payout.state}` });
  if (isOver) return unchanged;
  const setPayout = (changes: Partial<PayoutRow>) =>
    tx.update(payouts).set(changes).where(eq(payouts.orderNo, order.orderNo));
  if (outcome === 'pending') {
    await setPayout({ state: 'sent' });
    return unchanged;
  }
  await setPayout({ state: outcome, reason: reason ?? null, nextAt: null, settledAt: now });
  if (outcome === 'paid')
    return { withdrawal: await payWithdrawal(tx, now, withdrawal), isChanged: true, balance: undefined };
  const { row, balance } = await releaseWithdrawal(tx, now, withdrawal, 'refused', reason ?? 'provider');
  return { withdrawal: row, isChanged: true, balance };
};
