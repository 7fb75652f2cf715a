import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import {
  cancelWithdrawal as cancelOperation,
  withdraw,
  withdrawalStatus,
  withdrawOptions,
} from '@livery/contract/withdrawals';
import { backOfficeVendor, decideWithdrawal } from '@livery/contract/services/back-office';
import { minutes } from '../../../core/clock/durations.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { ApplyReview } from './apply-review.ts';
import type { BackOffice } from './back-office-port.ts';
import type { BankCards } from '../bank-accounts/bank-accounts.ts';
import { type PaymentPassword, toPayoutState } from '../payment-password/payment-password.ts';
import { findUsualDuration } from './usual-duration.ts';
import { findWithdrawal, listPendingWithdrawals, toWithdrawalView } from './withdrawal-view.ts';
import {
  cancelWithdrawal,
  findPayoutProvider,
  getWithdrawalAllowance,
  readRules,
  requestWithdrawal,
} from './withdrawals.ts';
import type { Switches } from '../../incidents/index.ts';
import type { WithdrawalNotices } from './withdrawal-notices.ts';
import type { WithdrawalWorker } from './withdrawal-worker.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface WithdrawalsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly switches: Switches;
  /** Codes of the connected payment providers. */
  readonly providers: readonly string[];
  readonly cards: BankCards;
  readonly paymentPassword: PaymentPassword;
  /** Back office of the operator. Undefined if withdrawals are disabled. */
  readonly backOffice: BackOffice | undefined;
  readonly applyReview: ApplyReview;
  readonly processWithdrawals: WithdrawalWorker;
  /**
   * Stores the event about the new state of a withdrawal. The gateway later sends it to the operator's service for
   * events.
   */
  readonly storeEvent: WithdrawalNotices['storeEvent'];
}

type GatedDeps = WithdrawalsRoutesDeps & { readonly gate: ReturnType<typeof createFeatureGuard> };

/** Registers the route that returns the limits, the available amount and the bank accounts for a withdrawal. */
const registerOptions = (
  route: Route,
  { db, clock, cards, paymentPassword, processWithdrawals, gate }: GatedDeps,
): void => {
  route(withdrawOptions, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    await processWithdrawals(memberId);
    const rules = await readRules(db, merchant.code);
    const { balance, locked, rolloverLeft, available, dailyLeft, countLeft, freeLeft } = await getWithdrawalAllowance(
      db,
      merchant,
      memberId,
      clock.now(),
      rules,
    );
    const usualDuration = await findUsualDuration(db, merchant.code);
    return {
      currency: merchant.currency,
      balance: formatAmount(balance),
      locked: formatAmount(locked),
      rolloverLeft: formatAmount(rolloverLeft),
      available: formatAmount(available),
      least: formatAmount(rules.minAmount),
      most: formatAmount(rules.maxAmount),
      dailyLeft: formatAmount(dailyLeft),
      countLeft,
      freeLeft,
      feeRate: formatAmount(rules.feeRate),
      feeFixed: formatAmount(rules.feeFixed),
      freeCount: rules.freeCount,
      usualMinutes: usualDuration === undefined ? null : Math.ceil(usualDuration / minutes(1)),
      ...toPayoutState(await paymentPassword.getStatus(memberId)),
      cards: await cards.list(memberId),
      open: (await listPendingWithdrawals(db, memberId)).map((each) =>
        toWithdrawalView(each, merchant.currency, usualDuration),
      ),
    };
  });
};

/** Registers the routes that request, read and cancel withdrawals. */
const registerOrders = (
  route: Route,
  { db, clock, hub, switches, providers, paymentPassword, backOffice, processWithdrawals, storeEvent, gate }: GatedDeps,
): void => {
  const loadView = async (at: Database, memberId: string, id: string, currency: string) => {
    const details = await findWithdrawal(at, memberId, id);
    if (!details) throw new GatewayError(ErrorCode.NotFound);
    return toWithdrawalView(details, currency, await findUsualDuration(at, details.withdrawal.merchant));
  };

  route(
    withdraw,
    async ({ tx, onCommit, merchant, session: { memberId }, request: { amount, cardId } }) => {
      if (!backOffice) throw new GatewayError(ErrorCode.FeatureDisabled);
      const { row, balance } = await requestWithdrawal(tx, clock.now(), backOffice, {
        merchant,
        memberId,
        cardId,
        amount: parseAmount(amount),
      });
      await storeEvent(tx, row);
      onCommit(() => hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }));
      return loadView(tx, memberId, row.id, merchant.currency);
    },
    {
      guard: async (call) => {
        await gate(call);
        const provider = await findPayoutProvider(db, call.session.memberId, call.request.cardId);
        if (switches.areWithdrawalsStopped({ merchant: call.merchant.code, provider: provider ?? '' }))
          throw new GatewayError(ErrorCode.WithdrawalsPaused);
        // A withdrawal can be paid only by the provider of its bank. If this provider is not connected, the money would
        // stay in the ledger account `held` forever.
        if (provider !== undefined && !providers.includes(provider)) throw new GatewayError(ErrorCode.ChannelClosed);
        await paymentPassword.authorizePayout(call.session.memberId, call.request.paymentPassword);
      },
    },
  );

  route(withdrawalStatus, async (call) => {
    await gate(call);
    const {
      merchant,
      request: { id },
      session: { memberId },
    } = call;
    await processWithdrawals(memberId);
    return loadView(db, memberId, id, merchant.currency);
  });

  route(cancelOperation, async (call) => {
    await gate(call);
    const {
      merchant,
      request: { id },
      session: { memberId },
    } = call;
    await processWithdrawals(memberId);
    const balance = await db.transaction(async (tx) => {
      const cancelled = await cancelWithdrawal(tx, clock.now(), memberId, id);
      if (cancelled.balance !== undefined) await storeEvent(tx, cancelled.row);
      return cancelled.balance;
    });
    if (balance !== undefined) await hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency });
    return loadView(db, memberId, id, merchant.currency);
  });
};

/** Registers the route with which the operator's back office reports the state of its reviews of withdrawals. */
const registerDecisions = (route: Route, { applyReview, backOffice }: WithdrawalsRoutesDeps): void => {
  route(decideWithdrawal, async ({ vendor, request: { orderNo, ...review } }) => {
    if (vendor !== backOfficeVendor) throw new GatewayError(ErrorCode.SignatureInvalid);
    if (!backOffice || backOffice.isLocal) throw new GatewayError(ErrorCode.FeatureDisabled);
    const { state } = await applyReview(orderNo, review);
    return { state };
  });
};

/**
 * Routes of withdrawals. They do not check the limits and breaks of responsible gaming. A member can withdraw money
 * even during a self-exclusion.
 */
export const withdrawalsRoutes = (route: Route, deps: WithdrawalsRoutesDeps): void => {
  const gatedDeps = { ...deps, gate: createFeatureGuard(deps.merchants, 'WITHDRAW') };
  registerOptions(route, gatedDeps);
  registerOrders(route, gatedDeps);
  registerDecisions(route, deps);
};
