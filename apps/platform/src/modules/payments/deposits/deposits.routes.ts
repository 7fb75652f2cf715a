import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { createDeposit, type Deposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { paymentMethods } from '@livery/contract/deposits/payment-methods';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { type DepositOrderRow, toBonusView, toChannelView, toDepositView } from './deposit-view.ts';
import type { Switches } from '../../incidents/index.ts';
import { type DepositBonusPromotion, listDepositBonuses, promotions } from '../../rewards/index.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import { createDepositOrder, expireDeposits } from './deposits.ts';
import { deposits, paymentChannels } from './deposits.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface DepositsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly providers: readonly PaymentProvider[];
  readonly switches: Switches;
}

/** Maximum delay in milliseconds until guests see a change of the payment methods. */
const methodsTtlMs = seconds(5);

const defaultReturn = '/m/voucherCenter';

interface BonusCaller {
  readonly merchant: Merchant;
  readonly session: Session;
}

/**
 * Creates the helpers of the deposit routes. They check the feature flag and stopped channels, query orders and
 * bonuses, and convert an order to the API format.
 */
const createRouteHelpers = ({ db, clock, merchants, providers, switches }: DepositsRoutesDeps) => ({
  gate: createFeatureGuard(merchants, 'DEPOSIT'),
  /** Lists the payment channels of a brand that are on, have a connected provider and are not stopped. */
  listChannels: async (merchant: string) => {
    const channels = await db
      .select()
      .from(paymentChannels)
      .where(
        and(
          eq(paymentChannels.merchant, merchant),
          eq(paymentChannels.isOn, true),
          inArray(
            paymentChannels.provider,
            providers.map(({ code }) => code),
          ),
        ),
      )
      .orderBy(asc(paymentChannels.position));
    return channels.filter((channel) => !switches.areDepositsStopped(channel));
  },
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
  /**
   * Converts an order to the API format. The result contains no URL of the payment page while the channel of the
   * order is stopped.
   */
  toView: (
    { deposit, channel, bonusTitles }: DepositOrderRow,
    { merchant, language }: { readonly merchant: Merchant; readonly language: LanguageCode },
  ): Deposit => {
    const view = toDepositView(deposit, { channel, bonusTitles }, language, merchant.currency);
    return switches.areDepositsStopped(channel) ? { ...view, payUrl: null } : view;
  },
});
type RouteHelpers = DepositsRoutesDeps & ReturnType<typeof createRouteHelpers>;

/**
 * Registers the routes that list the payment channels: their names for everybody, and for a member also the limits,
 * the bonuses and the member's pending orders.
 */
const registerOptions = (
  route: Route,
  { db, clock, merchants, gate, listChannels, selectOrders, listBonuses, toView }: RouteHelpers,
): void => {
  const methods = createTtlCache<CachedResponse>(clock, methodsTtlMs);
  route(paymentMethods, ({ merchant, language }) =>
    methods.get([merchant.code, language].join('/'), async () => {
      const isOffered = (await merchants.getFlags(merchant)).DEPOSIT;
      const channels = isOffered ? await listChannels(merchant.code) : [];
      return new CachedResponse({
        list: channels.map(({ id, kind, names }) => ({ id, kind, name: localizeText(names, language) })),
      });
    }),
  );

  route(depositOptions, async (call) => {
    await gate(call);
    const {
      merchant,
      language,
      session: { memberId },
    } = call;
    await expireDeposits(db, clock.now(), memberId);
    const channels = await listChannels(merchant.code);
    const open = await selectOrders(memberId)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')))
      .orderBy(desc(deposits.createdAt))
      .limit(5);
    return {
      currency: merchant.currency,
      channels: channels.map((each) => toChannelView(each, language)),
      open: open.map((order) => toView(order, call)),
      bonuses: (await listBonuses(call, db)).map((promotion) => toBonusView(promotion, language)),
    };
  });
};

/** Registers the routes that create and read a deposit order. */
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
      // The guard runs before the result of the call is stored under its idempotency key. Its error is therefore not
      // stored. The app can repeat the same call after the operator has started the channel again.
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
