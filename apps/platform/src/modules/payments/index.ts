import { getEnabledFeatures } from '../../core/config/features.ts';
import type { Core } from '../../core/core.ts';
import { hours, minutes, seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createLoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { incidentsModule, type Switches } from '../incidents/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule, type TransactionRunner } from '../notifications/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { type RecordEvent, webhooksModule } from '../webhooks/index.ts';
import { loadAccountNumberCipher } from './bank-accounts/account-number-cipher.ts';
import { createBankCards } from './bank-accounts/bank-accounts.ts';
import { cardsRoutes } from './bank-accounts/bank-accounts.routes.ts';
import { createNameAttempts } from './shared/name-attempts.ts';
import { rebatesRoutes } from './cashback/cashback-rebates.routes.ts';
import { createChannelSync } from './channels/sync-channels.ts';
import { createDebtCollector } from './deposits/debts.ts';
import { depositCallbacksRoutes } from './deposits/deposit-callbacks.routes.ts';
import { createDepositResults } from './deposits/deposit-results.ts';
import { depositsRoutes } from './deposits/deposits.routes.ts';
import { paymentPageRoutes } from './deposits/payment-page.routes.ts';
import { createProviderOrders } from './deposits/provider-orders.ts';
import { createMovementPeriods } from './history/describe-transaction.ts';
import { recordsRoutes } from './history/history.routes.ts';
import { createPaymentPassword } from './payment-password/payment-password.ts';
import { payoutCallbackRoutes } from './payouts/payout-callback.routes.ts';
import { createPayoutResults } from './payouts/payout-results.ts';
import { createPayoutWorker } from './payouts/payout-worker.ts';
import { createPayoutQueue } from './payouts/payouts.ts';
import { paymentProvidersPort } from './providers/payment-provider-port.ts';
import { paymentChecks } from './reconciliation/payment-checks.ts';
import { transfersRoutes } from './transfers/transfers.routes.ts';
import { backOfficePort } from './withdrawals/back-office-port.ts';
import { createReviewApplier } from './withdrawals/apply-review.ts';
import { createWithdrawalNotices } from './withdrawals/withdrawal-notices.ts';
import { createWithdrawalWorker } from './withdrawals/withdrawal-worker.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';

export { bankCards, payoutBanks } from './bank-accounts.tables.ts';
export {
  accountNumberKey,
  type AccountNumberCipher,
  loadAccountNumberCipher,
} from './bank-accounts/account-number-cipher.ts';
export { resealAccountNumbers } from './bank-accounts/reseal-account-numbers.ts';
export { rebateClaims, rebateLines, rebateRates } from './cashback/cashback-rebates.tables.ts';
export { rebateContent, writeRebateRates } from './cashback/rebate-rates.content.ts';
export { splitRebate } from './cashback/cashback-rebates.ts';
export { deposits, paymentChannels } from './deposits/deposits.tables.ts';
export { expireDeposits } from './deposits/deposits.ts';
export type { PeriodFinder } from './history/describe-transaction.ts';
export { toBetView } from './history/bet-record.ts';
export { paymentPasswords } from './payment-password.tables.ts';
export { assertNoPayeeName, findPayeeName } from './bank-accounts/payee-name.ts';
export { type PaymentPassword, toPayoutState } from './payment-password/payment-password.ts';
export { assertStrongPaymentPassword } from './payment-password/payment-password-strength.ts';
export { getPayoutProtection } from './payment-password/payout-protection.ts';
export { type PaymentProvider, paymentProvidersPort } from './providers/payment-provider-port.ts';
export { createSignedPaymentProvider } from './providers/signed-payment-provider.ts';
export { createTransferMessage, findTransferUpline, transferFunds } from './transfers/transfers.ts';
export { withdrawalRules, withdrawals } from './withdrawals.tables.ts';
export { type BackOffice, backOfficePort } from './withdrawals/back-office-port.ts';
export { createRemoteBackOffice } from './withdrawals/remote-back-office.ts';
export { readRules } from './withdrawals/withdrawals.ts';

/** Milliseconds between two runs of each job. */
const intervals = {
  withdrawals: seconds(2),
  payouts: seconds(2),
  deposits: seconds(2),
  debts: minutes(1),
  channels: minutes(1),
} as const;

interface BrandServices {
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
  readonly recordEvent: RecordEvent;
  readonly switches: Switches;
}

const createServices = async (core: Core, { merchants, withNotifications, recordEvent, switches }: BrandServices) => {
  const { db, clock, hub, keys, shared, ports, getSiteOrigin, warn } = core;
  const backOffice = ports.find(backOfficePort);
  const providers = ports.use(paymentProvidersPort);
  const codes = providers.map(({ code }) => code);
  const numbers = await loadAccountNumberCipher(keys);
  const notices = createWithdrawalNotices({ hub, merchants, recordEvent });
  const queuePayout = createPayoutQueue(codes);
  const applyReview = createReviewApplier({ clock, withNotifications, queuePayout, ...notices });
  const results = createDepositResults({ db, clock, hub, withNotifications, recordEvent, merchants });
  const payoutResults = createPayoutResults({ clock, withNotifications, ...notices });
  const onError = warn('A call of a payment provider failed. It is repeated');
  const onReviewError = warn('A call of the back office failed. It is repeated');
  const onRejection = warn('A decision of the back office cannot be applied. The withdrawal is submitted again');
  return {
    backOffice,
    providers,
    codes,
    paymentPassword: createPaymentPassword({
      db,
      clock,
      limits: createLoginLimits(shared.redis),
      withNotifications,
      holdMs: hours(core.config.payoutHoldHours),
    }),
    cards: createBankCards({
      db,
      clock,
      numbers,
      withNotifications,
      providers: codes,
      attempts: createNameAttempts(shared.redis, { name: 'payee-name', seconds: 24 * 3600 }),
    }),
    recipientAttempts: createNameAttempts(shared.redis, { name: 'transfer-recipient', seconds: 3600 }),
    applyReview,
    storeEvent: notices.storeEvent,
    processWithdrawals: backOffice
      ? createWithdrawalWorker({ db, clock, backOffice, applyReview, onError: onReviewError, onRejection })
      : async () => undefined,
    results,
    payoutResults,
    providerOrders: createProviderOrders({
      db,
      clock,
      providers,
      switches,
      results,
      onError,
      getReturnUrl: ({ id, merchant, returnTo }) => {
        const brand = merchants.find(merchant);
        const url = new URL(returnTo, brand ? getSiteOrigin(brand) : core.getOrigins().site);
        url.searchParams.set('order', id);
        return url.href;
      },
    }),
    processPayouts: createPayoutWorker({ db, clock, providers, numbers, results: payoutResults, onError }),
    syncChannels: createChannelSync({ db, providers, brands: merchants.all, onError }),
    collectDebts: createDebtCollector({ db, clock, hub }),
  };
};

type Services = Awaited<ReturnType<typeof createServices>>;

/** Registers the routes and jobs that exchange orders with the payment providers. */
const registerProviders = (
  { app, route, jobs }: Core,
  { providers, results, payoutResults, providerOrders, processPayouts, syncChannels, collectDebts }: Services,
): void => {
  depositCallbacksRoutes(route, { providers, results });
  payoutCallbackRoutes(route, { providers, results: payoutResults });
  paymentPageRoutes(app, providerOrders);
  jobs.add({ name: 'payments.deposits', every: intervals.deposits, run: providerOrders.runChecks });
  jobs.add({ name: 'payments.payouts', every: intervals.payouts, run: processPayouts });
  jobs.add({ name: 'payments.channels', every: intervals.channels, run: syncChannels });
  jobs.add({ name: 'payments.debts', every: intervals.debts, run: collectDebts });
};

/**
 * Payments: deposits, withdrawals, transfers, bank accounts, the payment password, cashback and the history of a
 * member.
 */
export const paymentsModule = defineModule({
  name: 'payments',
  dependsOn: {
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    incidents: incidentsModule,
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
    responsibleGaming: responsibleGamingModule,
    rewards: rewardsModule,
    webhooks: webhooksModule,
  },
  register: async (
    core,
    {
      brands: { merchants, addFlagCondition },
      catalogue: { catalogue },
      incidents: { switches },
      ledger,
      notifications: { withNotifications, notifyInCall },
      webhooks: { recordEvent },
    },
  ) => {
    const { route, config, db, clock, hub, jobs } = core;
    const services = await createServices(core, { merchants, withNotifications, recordEvent, switches });
    const { backOffice, applyReview, storeEvent, providers, codes, paymentPassword, cards, processWithdrawals } =
      services;
    const features = getEnabledFeatures(config);
    addFlagCondition((flag) => flag !== 'DEPOSIT' || (providers.length > 0 && features.has('deposits')));
    addFlagCondition((flag) => flag !== 'WITHDRAW' || (providers.length > 0 && backOffice !== undefined));
    depositsRoutes(route, { db, clock, merchants, providers, switches });
    registerProviders(core, services);
    cardsRoutes(route, { merchants, cards, paymentPassword });
    withdrawalsRoutes(route, {
      db,
      clock,
      hub,
      merchants,
      switches,
      providers: codes,
      cards,
      paymentPassword,
      backOffice,
      applyReview,
      processWithdrawals,
      storeEvent,
    });
    const periods = createMovementPeriods();
    recordsRoutes(route, { db, clock, catalogue, merchants, processWithdrawals, periods });
    rebatesRoutes(route, { db, clock, hub, merchants });
    const { recipientAttempts } = services;
    transfersRoutes(route, { db, clock, hub, merchants, paymentPassword, notifyInCall, recipientAttempts });
    if (backOffice)
      jobs.add({ name: 'payments.withdrawals', every: intervals.withdrawals, run: () => processWithdrawals() });
    ledger.addReconciliationChecks(paymentChecks);
    return { paymentPassword, addPeriodFinder: periods.add };
  },
});
