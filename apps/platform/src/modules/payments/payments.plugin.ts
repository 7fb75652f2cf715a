import type { Catalogue } from '../catalogue/games/catalogue.ts';
import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { TransactionRunner } from '../notifications/transaction-runner.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { Route } from '../../core/http/route.ts';
import { paymentMessage } from '../notifications/inbox/inbox-messages.ts';
import { rebatesRoutes } from './cashback/cashback-rebates.routes.ts';
import { recordsRoutes } from './history/history.routes.ts';
import type { LoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import { transfersRoutes } from './transfers/transfers.routes.ts';
import { createBankCards } from './bank-accounts/bank-accounts.ts';
import { cardsRoutes } from './bank-accounts/bank-accounts.routes.ts';
import { createPaymentPassword } from './payment-password/payment-password.ts';
import { createAccountNumberCipher } from './bank-accounts/account-number-cipher.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';
import { createWithdrawalWorker } from './withdrawals/withdrawal-worker.ts';
import { paymentsRoutes, type PaymentProvider } from './deposits/deposits.routes.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';
import type { BackOffice } from './withdrawals/withdrawal-review.ts';

interface PaymentsDeps {
  readonly route: Route;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly limits: LoginLimits;
  readonly withNotifications: TransactionRunner;
  readonly provider: PaymentProvider;
  readonly backOffice: BackOffice;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Interval at which due withdrawals are processed. */
const withdrawalSweepInterval = seconds(2);

/** Registers deposits, withdrawals, history, rebates and transfers. */
export const registerPayments = async ({
  route,
  db,
  clock,
  hub,
  catalogue,
  merchants,
  limits,
  withNotifications,
  provider,
  backOffice,
  warn,
}: PaymentsDeps) => {
  const getCurrency = (merchant: string): string => merchants.find(merchant)?.currency ?? '';
  const paymentPassword = createPaymentPassword(db, clock, limits, withNotifications);
  const cards = createBankCards(db, clock, await createAccountNumberCipher(db), withNotifications);
  const processWithdrawals = createWithdrawalWorker({
    db,
    clock,
    withNotifications,
    backOffice,
    messageFor: ({ memberId, merchant, orderNo, amount, fee, state }) => {
      const currency = getCurrency(merchant);
      if (state === 'paid')
        return paymentMessage({ memberId, merchant }, 'withdrawalPaid', { orderNo, amount: amount - fee, currency });
      if (state === 'refused')
        return paymentMessage({ memberId, merchant }, 'withdrawalRefused', { orderNo, amount, currency });
      return undefined;
    },
    onTransition: async ({ row: { memberId, merchant }, balance }) => {
      if (balance !== undefined)
        await hub.publish({ type: 'balance', memberId, balance, currency: getCurrency(merchant) });
    },
  });
  paymentsRoutes(route, {
    db,
    clock,
    hub,
    merchants,
    withNotifications,
    provider,
  });
  cardsRoutes(route, { merchants, cards, paymentPassword });
  withdrawalsRoutes(route, {
    db,
    clock,
    hub,
    merchants,
    cards,
    paymentPassword,
    backOffice,
    processWithdrawals,
  });
  recordsRoutes(route, { db, clock, catalogue, merchants, processWithdrawals });
  rebatesRoutes(route, { db, clock, hub, merchants });
  transfersRoutes(route, { db, clock, hub, merchants, paymentPassword });

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return {
    paymentPassword,
    start: () => {
      timer = setInterval(
        () => void (running = processWithdrawals().catch(warn('The back office could not go on'))),
        withdrawalSweepInterval,
      );
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
