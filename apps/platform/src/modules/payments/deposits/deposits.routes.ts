import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { createDeposit, type Deposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Session } from '../../../core/http/session.ts';
import { createFeatureGuard } from '../../../core/http/require-flag.ts';
import { type DepositOrderRow, toBonusView, toChannelView, toDepositView } from './deposit-view.ts';
import type { Switches } from '../../incidents/index.ts';
import { type DepositBonusPromotion, listDepositBonuses, promotions } from '../../rewards/index.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import { createDepositOrder, expireDeposits } from './deposits.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';

interface DepositsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly providers: readonly PaymentProvider[];
  readonly switches: Switches;
}

const defaultReturn = '/m/voucherCenter';

interface BonusCaller {
  readonly merchant: Merchant;
  readonly session: Session;
}

/** Creates helpers that several routes use. */
const createRouteHelpers = ({ db, clock, merchants, switches }: DepositsRoutesDeps) => ({
  gate: createFeatureGuard(merchants, 'DEPOSIT'),
  /** Lists the promotions that pay a bonus for the caller's next deposit. The list is empty for a trial member. */
  listBonuses: async ({ merchant, session }: BonusCaller, tx: Database): Promise<DepositBonusPromotion[]> => {
    if (isTrial(session.memberType)) return [];
    const { memberId } = session;
    return listDepositBonuses(tx, { merchant, memberId, flags: await merchants.getFlags(merchant), now: clock.now() });
  },
  selectOrders: (memberId: string) =>
    db
      .select({ deposit: deposits, channel: paymentChannels, bonusTitles: promotions.titles })
      .from(deposits)
      .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
      .leftJoin(promotions, eq(promotions.id, deposits.bonusId))
      .where(eq(deposits.memberId, memberId))
      .$dynamic(),
  /** Throws a GatewayError if the operator has stopped the channel. */
  assertNotStopped: async (merchant: string, channelId: string): Promise<void> => {
    const [channel] = await db
      .select()
      .from(paymentChannels)
      .where(and(eq(paymentChannels.merchant, merchant), eq(paymentChannels.id, channelId)));
    if (channel && switches.areDepositsStopped(channel)) throw new GatewayError(ErrorCode.ChannelClosed);
  },
  /** Converts an order to the API format. The result has no payment page while the channel of the order is stopped. */
  toView: (
    { deposit, channel, bonusTitles }: DepositOrderRow,
    { merchant, language }: { readonly merchant: Merchant; readonly language: LanguageCode },
  ): Deposit => {
    const view = toDepositView(deposit, { channel, bonusTitles }, language, merchant.currency);
    return switches.areDepositsStopped(channel) ? { ...view, payUrl: null } : view;
  },
});
type RouteHelpers = DepositsRoutesDeps & ReturnType<typeof createRouteHelpers>;

/** Registers the route that lists the open channels and the pending orders. */
const registerOptions = (
  route: Route,
  { db, clock, providers, switches, gate, selectOrders, listBonuses, toView }: RouteHelpers,
): void => {
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
          inArray(
            paymentChannels.provider,
            providers.map(({ code }) => code),
          ),
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
        .filter((each) => !switches.areDepositsStopped(each))
        .map((each) => toChannelView(each, language)),
      open: open.map((order) => toView(order, call)),
      bonuses: (await listBonuses(call, db)).map((promotion) => toBonusView(promotion, language)),
    };
  });
};

/** Registers the routes that create and read an order. */
const registerOrders = (
  route: Route,
  { db, clock, providers, gate, selectOrders, listBonuses, assertNotStopped, toView }: RouteHelpers,
): void => {
  route(
    createDeposit,
    async ({ tx, merchant, language, session, request: { channelId, amount, bonusId, returnTo = defaultReturn } }) => {
      const { memberId } = session;
      const bonus = bonusId && (await listBonuses({ merchant, session }, tx)).find(({ id }) => id === bonusId);
      if (bonusId && !bonus) throw new GatewayError(ErrorCode.RewardNotClaimable);
      const deposit = await createDepositOrder(tx, clock, {
        merchant: merchant.code,
        memberId,
        channelId,
        amount: parseAmount(amount),
        ...(bonus && { bonus: { id: bonus.id, minAmount: bonus.rules.least ?? 0 } }),
        providers: providers.map(({ code }) => code),
        language,
        returnTo,
      });
      const [channel] = await tx.select().from(paymentChannels).where(eq(paymentChannels.id, channelId));
      return toView({ deposit, channel: channel!, bonusTitles: bonus ? bonus.titles : null }, { merchant, language });
    },
    {
      // A rejection by the guard is not stored. So the same call can succeed after the channel is started again.
      guard: async (call) => {
        await gate(call);
        await assertNotStopped(call.merchant.code, call.request.channelId);
      },
    },
  );

  route(depositStatus, async (call) => {
    await gate(call);
    const {
      request: { id },
      session: { memberId },
    } = call;
    await expireDeposits(db, clock.now(), memberId);
    const [order] = await selectOrders(memberId).where(and(eq(deposits.memberId, memberId), eq(deposits.id, id)));
    if (!order) throw new GatewayError(ErrorCode.NotFound);
    return toView(order, call);
  });
};

/** Registers the routes with which members create and read deposits. */
export const depositsRoutes = (route: Route, deps: DepositsRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerOptions(route, helpers);
  registerOrders(route, helpers);
};
