import { formatAmount } from '@livery/contract/money';
import type { DepositOrder } from '@livery/contract/payment-channels/calls';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { ServiceCallError } from '../../../core/signed-calls/signed-client.ts';
import { ledgerAccounts } from '../../ledger/index.ts';
import { getNextCallTime } from '../providers/next-call.ts';
import type { Switches } from '../../incidents/index.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import type { DepositResults } from './deposit-results.ts';
import type { ChannelRow, DepositRow } from './deposits.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';

/**
 * Maximum age of a deposit for status queries, in milliseconds. The provider reports later refunds by callbacks only.
 */
const maxCheckedAge = days(90);
/**
 * Milliseconds after which the job `runChecks` sends an order to its provider again, if the gateway got no clear
 * response to the first attempt.
 */
const retryDelay = seconds(5);
/** Maximum number of due orders that the job (`runChecks`) loads at a time. */
const batchSize = 20;

/** Error code with which a provider reports that it does not know an order. */
const unknownOrderCode = 'order.unknown';

interface OpenOrder {
  readonly deposit: DepositRow;
  readonly channel: ChannelRow;
  readonly currency: string;
}

interface ProviderOrdersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly switches: Switches;
  readonly results: DepositResults;
  /** Returns the URL in the app to which the payment page returns. */
  readonly getReturnUrl: (deposit: DepositRow) => string;
  readonly onError: (error: unknown) => void;
}

const selectOrders = (db: Database) =>
  db
    .select({ deposit: deposits, channel: paymentChannels, currency: ledgerAccounts.currency })
    .from(deposits)
    .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.memberId, deposits.memberId));

/** Creates the function that creates an order at its provider and stores the URL of the payment page. */
const createOrderCreator = ({ db, clock, getReturnUrl, onError }: ProviderOrdersDeps) => {
  const toOrder = ({ deposit, channel, currency }: OpenOrder): DepositOrder => ({
    orderNo: deposit.orderNo,
    merchant: deposit.merchant,
    channelId: channel.providerChannel,
    amount: formatAmount(deposit.amount),
    currency,
    language: deposit.language,
    returnUrl: getReturnUrl(deposit),
    expiresAt: deposit.expiresAt.toISOString(),
  });
  const isWithoutPage = (id: string) => and(eq(deposits.id, id), isNull(deposits.payUrl));

  /**
   * Returns the URL of the payment page. Returns undefined if the provider has rejected the order, or if the outcome is
   * unknown.
   */
  return async (provider: PaymentProvider, order: OpenOrder): Promise<string | undefined> => {
    const { id, createdAt } = order.deposit;
    // Sets the time at which the job sends the order again. If the gateway is killed during the call below, the job
    // repeats the call.
    await db
      .update(deposits)
      .set({ checkAt: new Date(clock.now().getTime() + retryDelay) })
      .where(isWithoutPage(id));
    try {
      const { payUrl } = await provider.createDeposit(toOrder(order));
      const checkAt = provider.getDeposit ? getNextCallTime(createdAt, clock.now()) : null;
      await db.update(deposits).set({ payUrl, checkAt }).where(isWithoutPage(id));
      return payUrl;
    } catch (error) {
      onError(error);
      if (error instanceof ServiceCallError && error.outcome === 'rejected')
        await db
          .update(deposits)
          .set({ state: 'failed', reason: 'channel', settledAt: clock.now() })
          .where(and(isWithoutPage(id), eq(deposits.state, 'pending')));
      return undefined;
    }
  };
};

/** Creates the functions that send deposit orders to their providers and query the results. */
export const createProviderOrders = (deps: ProviderOrdersDeps) => {
  const { db, clock, providers, switches, results, getReturnUrl, onError } = deps;
  const createOrder = createOrderCreator(deps);
  const isOpen = ({ state, expiresAt }: DepositRow): boolean => state === 'pending' && expiresAt > clock.now();

  /**
   * Selects the orders whose check is due, and moves their next check into the future. Other gateways therefore do not
   * process these orders at the same time.
   */
  const claimDue = (): Promise<OpenOrder[]> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await selectOrders(tx)
        .where(
          and(
            lte(deposits.checkAt, now),
            inArray(
              paymentChannels.provider,
              providers.map(({ code }) => code),
            ),
          ),
        )
        .orderBy(asc(deposits.checkAt))
        .limit(batchSize)
        .for('update', { of: deposits, skipLocked: true });
      for (const { deposit } of due) {
        const isOver = now.getTime() - deposit.createdAt.getTime() > maxCheckedAge;
        const checkAt = isOver ? null : getNextCallTime(deposit.createdAt, now);
        await tx.update(deposits).set({ checkAt }).where(eq(deposits.id, deposit.id));
      }
      return due;
    });

  const check = async (order: OpenOrder): Promise<void> => {
    const { deposit, channel, currency } = order;
    const provider = providers.find(({ code }) => code === channel.provider);
    if (!provider) return;
    if (deposit.payUrl === null && isOpen(deposit)) {
      // An operator has stopped deposits with this channel, so the order is not sent to the provider. If the order
      // expires while the channel is stopped, the next check queries its result instead.
      if (switches.areDepositsStopped(channel)) return;
      await createOrder(provider, order);
      return;
    }
    const { orderNo, amount } = deposit;
    try {
      const status = await provider.getDeposit?.({ orderNo, amount: formatAmount(amount), currency });
      if (status && status.orderNo !== orderNo)
        throw new Error(`The payment provider ${provider.code} reports ${status.orderNo} in place of ${orderNo}.`);
      if (status) await results.applyStatus(provider.code, status);
    } catch (error) {
      const isUnknownOrder = error instanceof ServiceCallError && error.code === unknownOrderCode;
      // The provider does not know the order, and the order has no payment page. The order was therefore never sent,
      // and no further status query is necessary.
      if (!isUnknownOrder || deposit.payUrl !== null) throw error;
      await db.update(deposits).set({ checkAt: null }).where(eq(deposits.id, deposit.id));
    }
  };

  return {
    /**
     * Returns the URL to which the gateway redirects the browser for a deposit order: the payment page of the provider.
     * If the order cannot be paid now, it is the page of the app to which the member returns after a payment. Returns
     * undefined for an unknown order.
     */
    findPage: async (id: string): Promise<string | undefined> => {
      const [order] = await selectOrders(db).where(eq(deposits.id, id));
      if (!order) return undefined;
      const returnUrl = getReturnUrl(order.deposit);
      const provider = providers.find(({ code }) => code === order.channel.provider);
      if (!provider || !isOpen(order.deposit) || switches.areDepositsStopped(order.channel)) return returnUrl;
      return order.deposit.payUrl ?? (await createOrder(provider, order)) ?? returnUrl;
    },
    /**
     * Processes all orders whose check is due. An order without a payment page is sent to its provider (again). For the
     * other orders, the job queries the result, because a callback of the provider can be lost.
     */
    runChecks: async (): Promise<void> => {
      for (;;) {
        const due = providers.length > 0 ? await claimDue() : [];
        await Promise.all(due.map((order) => check(order).catch(onError)));
        if (due.length < batchSize) return;
      }
    },
  };
};
export type ProviderOrders = ReturnType<typeof createProviderOrders>;
