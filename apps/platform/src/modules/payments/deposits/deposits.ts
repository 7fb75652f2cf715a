import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { computeFee, counterpartAccount, createOrderNo, postTransaction, readBalance } from '../../ledger/index.ts';
import { assertWithinLimits } from '../../responsible-gaming/index.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';

export type DepositRow = typeof deposits.$inferSelect;
export type ChannelRow = typeof paymentChannels.$inferSelect;

/** Maximum number of pending orders of one member. */
const maxPendingDeposits = 5;

interface DepositOrderParams {
  readonly merchant: string;
  readonly memberId: string;
  readonly channelId: string;
  readonly amount: Minor;
  /** Returns the URL of the channel's payment page for this order. */
  readonly getPayUrl: (orderNo: string) => string;
}

const findChannel = async (tx: Database, { merchant, channelId }: DepositOrderParams): Promise<ChannelRow> => {
  const [channel] = await tx
    .select()
    .from(paymentChannels)
    .where(and(eq(paymentChannels.merchant, merchant), eq(paymentChannels.id, channelId)));
  if (!channel?.isOn) throw new GatewayError(ErrorCode.ChannelClosed);
  return channel;
};

/**
 * Sets the state of overdue unpaid orders to `expired`. Without `memberId`, the function updates the orders of all
 * members.
 */
export const expireDeposits = async (db: Database, now: Date, memberId?: string): Promise<void> => {
  const ofMember = memberId === undefined ? undefined : eq(deposits.memberId, memberId);
  await db
    .update(deposits)
    .set({ state: 'expired', settledAt: sql`${deposits.expiresAt}` })
    .where(and(ofMember, eq(deposits.state, 'pending'), lte(deposits.expiresAt, now)));
};

/**
 * Creates a deposit order. The money is credited later, when the payment channel confirms the payment. Call this
 * function inside a transaction.
 */
export const createDepositOrder = async (
  tx: Database,
  clock: Clock,
  params: DepositOrderParams,
): Promise<DepositRow> => {
  const { merchant, memberId, channelId, amount } = params;
  const channel = await findChannel(tx, params);
  const fee = computeFee(amount, channel);
  if (amount < channel.minAmount || amount > channel.maxAmount || fee >= amount)
    throw new GatewayError(ErrorCode.AmountRange, {
      value: { least: formatAmount(channel.minAmount), most: formatAmount(channel.maxAmount) },
    });
  // The wallet is locked before the pending orders are counted. Otherwise two concurrent orders could both pass the
  // limit.
  await readBalance(tx, memberId, 'lock');
  const now = clock.now();
  await expireDeposits(tx, now, memberId);
  const [open] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${deposits.amount} - ${deposits.fee}), 0)`,
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')));
  if ((open?.count ?? 0) >= maxPendingDeposits) throw new GatewayError(ErrorCode.PendingDepositLimitReached);
  await assertWithinLimits(tx, clock, memberId, { kind: 'deposit', amount: amount - fee + Number(open?.amount ?? 0) });
  const orderNo = createOrderNo('D', now);
  const [row] = await tx
    .insert(deposits)
    .values({
      id: randomUUID(),
      orderNo,
      merchant,
      memberId,
      channelId,
      amount,
      fee,
      state: 'pending',
      payUrl: params.getPayUrl(orderNo),
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes(channel.payWithin)),
    })
    .returning();
  return row as DepositRow;
};

export interface PaymentCallback {
  readonly orderNo: string;
  readonly outcome: 'paid' | 'failed';
  readonly amount: Minor;
  readonly reason: string | undefined;
}

export interface SettledDeposit {
  readonly deposit: DepositRow;
  /** New balance of the member. Undefined if no money was credited. */
  readonly balance: Minor | undefined;
}

/**
 * Updates an order with the result of its payment. A payment is also credited if the order has expired or failed
 * before, because the member has paid. A paid order never changes. Call this function inside a transaction that
 * processes each callback once.
 */
export const settleDeposit = async (
  tx: Database,
  now: Date,
  { orderNo, outcome, amount, reason }: PaymentCallback,
): Promise<SettledDeposit> => {
  const [order] = await tx.select().from(deposits).where(eq(deposits.orderNo, orderNo)).for('update');
  if (!order) throw new GatewayError(ErrorCode.NotFound, { message: 'The order does not exist' });
  if (order.amount !== amount)
    throw new GatewayError(ErrorCode.TransactionConflict, {
      message: `The amount of the order is ${formatAmount(order.amount)}`,
    });
  if (order.state === 'confirmed') {
    if (outcome === 'paid') return { deposit: order, balance: undefined };
    throw new GatewayError(ErrorCode.TransactionConflict, { message: 'The order has been paid' });
  }
  if (outcome === 'failed') {
    if (order.state !== 'pending') return { deposit: order, balance: undefined };
    const [failed] = await tx
      .update(deposits)
      .set({ state: 'failed', reason: reason ?? null, settledAt: now })
      .where(eq(deposits.id, order.id))
      .returning();
    return { deposit: failed as DepositRow, balance: undefined };
  }
  const { merchant, memberId, fee } = order;
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
    .set({ state: 'confirmed', reason: null, settledAt: now })
    .where(eq(deposits.id, order.id))
    .returning();
  return { deposit: confirmed as DepositRow, balance: balances.get(memberId) };
};
