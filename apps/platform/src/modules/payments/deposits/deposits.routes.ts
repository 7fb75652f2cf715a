import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { createDeposit, depositOptions, depositStatus, paymentCallback } from '@livery/contract/deposits';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { paymentMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { readBalance } from '../../ledger/index.ts';
import { createFeatureGuard } from '../../../core/http/require-flag.ts';
import { toChannelView, toDepositView } from './deposit-view.ts';
import { type DepositRow, expireDeposits, createDepositOrder, settleDeposit, type SettledDeposit } from './deposits.ts';
import type { PaymentProvider } from './payment-provider-port.ts';
import { deposits, paymentCallbacks, paymentChannels } from './deposits.tables.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';

interface PaymentsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly provider: PaymentProvider;
  readonly withNotifications: TransactionRunner;
}

const defaultReturn = '/m/voucherCenter';

const registerOrders = (route: Route, { db, clock, merchants, provider }: PaymentsRoutesDeps): void => {
  const gate = createFeatureGuard(merchants, 'DEPOSIT');

  const selectOrders = (memberId: string) =>
    db
      .select({ deposit: deposits, channel: paymentChannels })
      .from(deposits)
      .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
      .where(eq(deposits.memberId, memberId))
      .$dynamic();

  route(depositOptions, async (call) => {
    await gate(call);
    const {
      merchant,
      language,
      session: { memberId },
    } = call;
    await expireDeposits(db, clock.now(), memberId);
    const channels = await db
      .select()
      .from(paymentChannels)
      .where(and(eq(paymentChannels.merchant, merchant.code), eq(paymentChannels.isOn, true)))
      .orderBy(asc(paymentChannels.position));
    const open = await selectOrders(memberId)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')))
      .orderBy(desc(deposits.createdAt))
      .limit(5);
    return {
      currency: merchant.currency,
      channels: channels.map((each) => toChannelView(each, language)),
      open: open.map(({ deposit, channel }) => toDepositView(deposit, channel, language, merchant.currency)),
    };
  });

  route(
    createDeposit,
    async ({
      tx,
      merchant,
      language,
      session: { memberId },
      request: { channelId, amount, returnTo = defaultReturn },
    }) => {
      const deposit = await createDepositOrder(tx, clock, {
        merchant: merchant.code,
        memberId,
        channelId,
        amount: parseAmount(amount),
        getPayUrl: (orderNo) => provider.getPayUrl(orderNo, { language, returnTo }),
      });
      const [channel] = await tx.select().from(paymentChannels).where(eq(paymentChannels.id, channelId));
      return toDepositView(deposit, channel!, language, merchant.currency);
    },
    { guard: gate },
  );

  route(depositStatus, async (call) => {
    await gate(call);
    const {
      merchant,
      language,
      request: { id },
      session: { memberId },
    } = call;
    await expireDeposits(db, clock.now(), memberId);
    const [order] = await selectOrders(memberId).where(and(eq(deposits.memberId, memberId), eq(deposits.id, id)));
    if (!order) throw new GatewayError(ErrorCode.NotFound);
    return toDepositView(order.deposit, order.channel, language, merchant.currency);
  });
};

/** Registers the route that the payment provider calls to report the result of a payment. */
const registerCallback = (
  route: Route,
  { db, clock, hub, merchants, provider, withNotifications }: PaymentsRoutesDeps,
): void => {
  const toDepositMessage = ({ memberId, merchant, orderNo, amount, fee }: DepositRow) =>
    paymentMessage({ memberId, merchant }, 'depositArrived', {
      orderNo,
      amount: amount - fee,
      currency: merchants.find(merchant)?.currency ?? '',
    });

  /**
   * Processes a callback of the payment provider. A repeated callback changes nothing. The row of the order is locked,
   * so that callbacks for one order run one after another.
   */
  const processCallback = (
    eventId: string,
    bodyHash: string,
    callback: Parameters<typeof settleDeposit>[2],
  ): Promise<SettledDeposit> =>
    withNotifications(async (tx, notify) => {
      const [order] = await tx.select().from(deposits).where(eq(deposits.orderNo, callback.orderNo)).for('update');
      const [recorded] = await tx
        .select()
        .from(paymentCallbacks)
        .where(and(eq(paymentCallbacks.provider, provider.code), eq(paymentCallbacks.eventId, eventId)));
      if (recorded && recorded.bodyHash !== bodyHash) throw new GatewayError(ErrorCode.TransactionConflict);
      if (recorded && order) return { deposit: order, balance: undefined };
      const settled = await settleDeposit(tx, clock.now(), callback);
      const inserted = await tx
        .insert(paymentCallbacks)
        .values({ provider: provider.code, eventId, bodyHash, orderNo: callback.orderNo, at: clock.now() })
        .onConflictDoNothing()
        .returning();
      // A concurrent callback for another order has the same event id, so this callback is rejected.
      if (inserted.length === 0) throw new GatewayError(ErrorCode.TransactionConflict);
      if (settled.balance !== undefined) await notify.inboxMessage(toDepositMessage(settled.deposit));
      return settled;
    });

  route(paymentCallback, async ({ vendor, bodyHash, request: { eventId, orderNo, outcome, amount, reason } }) => {
    if (vendor !== provider.code) throw new GatewayError(ErrorCode.SignatureInvalid);
    const { deposit, balance } = await processCallback(eventId, bodyHash, {
      orderNo,
      outcome,
      amount: parseAmount(amount),
      reason,
    });
    if (balance !== undefined) {
      const { currency } = await readBalance(db, deposit.memberId);
      await hub.publish({ type: 'balance', memberId: deposit.memberId, balance, currency });
    }
    return { state: deposit.state };
  });
};

export const paymentsRoutes = (route: Route, deps: PaymentsRoutesDeps): void => {
  registerOrders(route, deps);
  registerCallback(route, deps);
};
