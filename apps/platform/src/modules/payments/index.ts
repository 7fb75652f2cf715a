import type { Core } from '../../core/core.ts';
import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createLoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule, type TransactionRunner } from '../notifications/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { loadAccountNumberCipher } from './bank-accounts/account-number-cipher.ts';
import { createBankCards } from './bank-accounts/bank-accounts.ts';
import { cardsRoutes } from './bank-accounts/bank-accounts.routes.ts';
import { rebatesRoutes } from './cashback/cashback-rebates.routes.ts';
import { paymentsRoutes } from './deposits/deposits.routes.ts';
import { paymentProviderPort } from './deposits/payment-provider-port.ts';
import { recordsRoutes } from './history/history.routes.ts';
import { createPaymentPassword } from './payment-password/payment-password.ts';
import { transfersRoutes } from './transfers/transfers.routes.ts';
import { backOfficePort } from './withdrawals/back-office-port.ts';
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
export { splitRebate } from './cashback/cashback-rebates.ts';
export { deposits, paymentChannels } from './deposits/deposits.tables.ts';
export { expireDeposits } from './deposits/deposits.ts';
export { type PaymentProvider, paymentProviderPort } from './deposits/payment-provider-port.ts';
export { toBetView } from './history/bet-record.ts';
export { paymentPasswords } from './payment-password.tables.ts';
export type { PaymentPassword } from './payment-password/payment-password.ts';
export { getPayoutProtection } from './payment-password/payout-protection.ts';
export { transferFunds } from './transfers/transfers.ts';
export { withdrawalRules, withdrawals } from './withdrawals.tables.ts';
export { type BackOffice, backOfficePort } from './withdrawals/back-office-port.ts';
export { readRules } from './withdrawals/withdrawals.ts';

/** Milliseconds between two runs of the job that processes withdrawals. */
const withdrawalSweepInterval = seconds(2);

interface BrandServices {
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
}

const createServices = async (
  { db, clock, hub, keys, shared, ports }: Core,
  { merchants, withNotifications }: BrandServices,
) => {
  const backOffice = ports.use(backOfficePort);
  return {
    backOffice,
    paymentPassword: createPaymentPassword(db, clock, createLoginLimits(shared.redis), withNotifications),
    cards: createBankCards(db, clock, await loadAccountNumberCipher(keys), withNotifications),
    processWithdrawals: createWithdrawalWorker({
      db,
      clock,
      withNotifications,
      backOffice,
      ...createWithdrawalNotices(hub, merchants),
    }),
  };
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
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
    responsibleGaming: responsibleGamingModule,
    rewards: rewardsModule,
  },
  register: async (core, { brands: { merchants }, catalogue: { catalogue }, notifications: { withNotifications } }) => {
    const { route, db, clock, hub, ports, jobs } = core;
    const { backOffice, paymentPassword, cards, processWithdrawals } = await createServices(core, {
      merchants,
      withNotifications,
    });
    const provider = ports.use(paymentProviderPort);
    paymentsRoutes(route, { db, clock, hub, merchants, withNotifications, provider });
    cardsRoutes(route, { merchants, cards, paymentPassword });
    withdrawalsRoutes(route, { db, clock, hub, merchants, cards, paymentPassword, backOffice, processWithdrawals });
    recordsRoutes(route, { db, clock, catalogue, merchants, processWithdrawals });
    rebatesRoutes(route, { db, clock, hub, merchants });
    transfersRoutes(route, { db, clock, hub, merchants, paymentPassword });
    jobs.add({ name: 'payments.withdrawals', every: withdrawalSweepInterval, run: () => processWithdrawals() });
    return { paymentPassword };
  },
});
