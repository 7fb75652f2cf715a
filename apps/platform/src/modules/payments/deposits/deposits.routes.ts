import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/require-flag.ts';
import { toChannelView, toDepositView } from './deposit-view.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import { createDepositOrder, expireDeposits } from './deposits.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';
import type { Switches } from '../../incidents/index.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';

interface DepositsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly providers: readonly PaymentProvider[];
  readonly switches: Switches;
}

const defaultReturn = '/m/voucherCenter';

/** Registers the routes with which members create and read deposits. */
export const depositsRoutes = (
  route: Route,
  { db, clock, merchants, providers, switches }: DepositsRoutesDeps,
): void => {
  const codes = providers.map(({ code }) => code);
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
      .where(
        and(
          eq(paymentChannels.merchant, merchant.code),
          eq(paymentChannels.isOn, true),
          inArray(paymentChannels.provider, codes),
        ),
      )
      .orderBy(asc(paymentChannels.position));
    const open = await selectOrders(memberId)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')))
      .orderBy(desc(deposits.createdAt))
      .limit(5);
    return {
      currency: merchant.currency,
      channels: channels
        .filter((each) => !switches.isChannelOff(each))
        .map((each) => toChannelView(each, language)),
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
        providers: codes,
        isChannelOff: switches.isChannelOff,
        language,
        returnTo,
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
