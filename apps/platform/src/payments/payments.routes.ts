import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { createDeposit, depositOptions, depositStatus, paymentCallback } from '@livery/contract/payments';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { deposits, paymentCallbacks, paymentChannels } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { moneyMoved } from '../messages/letters.ts';
import { channelView, depositView } from './deposit-view.ts';
import { type DepositRow, expireOverdue, orderDeposit, settleDeposit, type Settled } from './deposits.ts';

/** Takes payments in the name of the brands. */
export interface PaymentProvider {
  /** Whose signature its callbacks carry. */
  readonly code: string;
  /** Where a member pays an order, in its language; `returnTo` is the path of the app that it comes back to. */
  readonly payUrlOf: (orderNo: string, page: { readonly language: LanguageCode; readonly returnTo: string }) => string;
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly provider: PaymentProvider;
  readonly happen: Happen;
}

const defaultReturn = '/m/voucherCenter';

export const paymentsRoutes = (route: Route, { db, clock, hub, merchants, provider, happen }: Needs): void => {
  const gate = createGate(merchants, 'DEPOSIT');

  const ordersOf = (memberId: string) =>
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
    await expireOverdue(db, clock.now(), memberId);
    const channels = await db
      .select()
      .from(paymentChannels)
      .where(and(eq(paymentChannels.merchant, merchant.code), eq(paymentChannels.isOn, true)))
      .orderBy(asc(paymentChannels.position));
    const open = await ordersOf(memberId)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')))
      .orderBy(desc(deposits.createdAt))
      .limit(5);
    return {
      currency: merchant.currency,
      channels: channels.map((each) => channelView(each, language)),
      open: open.map(({ deposit, channel }) => depositView(deposit, channel, language, merchant.currency)),
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
      const deposit = await orderDeposit(tx, clock, {
        merchant: merchant.code,
        memberId,
        channelId,
        amount: parseAmount(amount),
        payUrlOf: (orderNo) => provider.payUrlOf(orderNo, { language, returnTo }),
      });
      const [channel] = await tx.select().from(paymentChannels).where(eq(paymentChannels.id, channelId));
      return depositView(deposit, channel!, language, merchant.currency);
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
    await expireOverdue(db, clock.now(), memberId);
    const [found] = await ordersOf(memberId).where(and(eq(deposits.memberId, memberId), eq(deposits.id, id)));
    if (!found) throw new GatewayError(ErrorCode.NotFound);
    return depositView(found.deposit, found.channel, language, merchant.currency);
  });

  const letterOf = ({ memberId, merchant, orderNo, amount, fee }: DepositRow) =>
    moneyMoved({ memberId, merchant }, 'depositArrived', {
      orderNo,
      amount: amount - fee,
      currency: merchants.find(merchant)?.currency ?? '',
    });

  /** Does what a callback says once. The order's row is locked, so that callbacks about one order come one after the other. */
  const hear = (eventId: string, bodyHash: string, told: Parameters<typeof settleDeposit>[2]): Promise<Settled> =>
    happen(async (tx, tell) => {
      const [order] = await tx.select().from(deposits).where(eq(deposits.orderNo, told.orderNo)).for('update');
      const [known] = await tx
        .select()
        .from(paymentCallbacks)
        .where(and(eq(paymentCallbacks.provider, provider.code), eq(paymentCallbacks.eventId, eventId)));
      if (known && known.bodyHash !== bodyHash) throw new GatewayError(ErrorCode.TransactionConflict);
      if (known && order) return { deposit: order, balance: undefined };
      const settled = await settleDeposit(tx, clock.now(), told);
      const kept = await tx
        .insert(paymentCallbacks)
        .values({ provider: provider.code, eventId, bodyHash, orderNo: told.orderNo, at: clock.now() })
        .onConflictDoNothing()
        .returning();
      // Two orders met under one event id: neither is believed.
      if (kept.length === 0) throw new GatewayError(ErrorCode.TransactionConflict);
      if (settled.balance !== undefined) await tell.letter(letterOf(settled.deposit));
      return settled;
    });

  route(paymentCallback, async ({ vendor, bodyHash, request: { eventId, orderNo, outcome, amount, reason } }) => {
    if (vendor !== provider.code) throw new GatewayError(ErrorCode.SignatureInvalid);
    const { deposit, balance } = await hear(eventId, bodyHash, {
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
