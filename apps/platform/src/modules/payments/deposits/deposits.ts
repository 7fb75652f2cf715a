import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { computeFee, createOrderNo, readBalance } from '../../ledger/index.ts';
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
  /** Codes of the connected payment providers. Channels of other providers are closed. */
  readonly providers: readonly string[];
  readonly language: string;
  /** URL path of the screen in the app to which the payment page returns the member, such as `/m/voucherCenter`. */
  readonly returnTo: string;
  /**
   * Promotion whose bonus is credited together with the deposit. `minAmount` is the smallest credited deposit (the
   * amount minus the fee) that qualifies for this bonus. Absent if the member selected no bonus.
   */
  readonly bonus?: { readonly id: string; readonly minAmount: Minor };
}

const findChannel = async (
  tx: Database,
  { merchant, channelId, providers }: DepositOrderParams,
): Promise<ChannelRow> => {
  const [channel] = await tx
    .select()
    .from(paymentChannels)
    .where(
      and(
        eq(paymentChannels.merchant, merchant),
        eq(paymentChannels.id, channelId),
        inArray(paymentChannels.provider, [...providers]),
      ),
    );
  if (!channel?.isOn) throw new GatewayError(ErrorCode.ChannelClosed);
  return channel;
};

/** Sets overdue unpaid orders to `expired`: the orders of one member, or of all members if `memberId` is undefined. */
export const expireDeposits = async (db: Database, now: Date, memberId?: string): Promise<void> => {
  const ofMember = memberId === undefined ? undefined : eq(deposits.memberId, memberId);
  await db
    .update(deposits)
    .set({ state: 'expired', settledAt: sql`${deposits.expiresAt}` })
    .where(and(ofMember, eq(deposits.state, 'pending'), lte(deposits.expiresAt, now)));
};

/**
 * Creates a deposit order. The order is sent to the provider when the member opens the payment page. The money is
 * credited when the provider confirms the payment. Call this function inside a transaction.
 */
export const createDepositOrder = async (
  tx: Database,
  clock: Clock,
  params: DepositOrderParams,
): Promise<DepositRow> => {
  const { merchant, memberId, channelId, amount, language, returnTo, bonus } = params;
  const channel = await findChannel(tx, params);
  const fee = computeFee(amount, channel);
  if (amount < channel.minAmount || amount > channel.maxAmount || fee >= amount)
    throw new GatewayError(ErrorCode.AmountRange, {
      value: { least: formatAmount(channel.minAmount), most: formatAmount(channel.maxAmount) },
    });
  if (bonus && amount - fee < bonus.minAmount)
    throw new GatewayError(ErrorCode.AmountRange, {
      value: { least: formatAmount(bonus.minAmount), most: formatAmount(channel.maxAmount) },
    });
  // The wallet is locked before the pending orders are counted. Otherwise two concurrent calls could both count fewer
  // orders than the maximum and create one each.
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
  const [row] = await tx
    .insert(deposits)
    .values({
      id: randomUUID(),
      orderNo: createOrderNo('D', now),
      merchant,
      memberId,
      channelId,
      amount,
      fee,
      state: 'pending',
      bonusId: bonus?.id ?? null,
      language,
      returnTo,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes(channel.payWithin)),
    })
    .returning();
  return row as DepositRow;
};

export interface SettledDeposit {
  readonly deposit: DepositRow;
  /** New balance of the member. Undefined if no money moved. */
  readonly balance: Minor | undefined;
}
