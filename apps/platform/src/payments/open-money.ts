import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { moneyMoved } from '../messages/letters.ts';
import { rebatesRoutes } from '../rebates/rebates.routes.ts';
import { recordsRoutes } from '../records/records.routes.ts';
import type { LoginLimits } from '../session/login-limits.ts';
import { transfersRoutes } from '../transfers/transfers.routes.ts';
import { demoBackOffice } from '../withdrawals/back-office.ts';
import { createBankCards } from '../withdrawals/bank-cards.ts';
import { cardsRoutes } from '../withdrawals/cards.routes.ts';
import { createPaymentPassword } from '../withdrawals/payment-password.ts';
import { openNumberSeal } from '../withdrawals/seal-number.ts';
import { withdrawalsRoutes } from '../withdrawals/withdrawals.routes.ts';
import { createWorkOff } from '../withdrawals/work-off.ts';
import { createDemoProvider } from './demo-provider.ts';
import { paymentsRoutes } from './payments.routes.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly route: Route;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly limits: LoginLimits;
  readonly happen: Happen;
  /** What the demo payment service signs its callbacks with. */
  readonly paymentKey: KeyObject;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** The back office looks after withdrawals this often. */
const round = seconds(2);

/** Everything about money: ways in and out, records, rebates, transfers. */
export const openMoney = async ({
  app,
  route,
  db,
  clock,
  hub,
  catalogue,
  merchants,
  limits,
  happen,
  paymentKey,
  warn,
}: Needs) => {
  const currencyOf = (merchant: string): string => merchants.find(merchant)?.currency ?? '';
  const paymentPassword = createPaymentPassword(db, clock, limits, happen);
  const cards = createBankCards(db, clock, await openNumberSeal(db), happen);
  const workOff = createWorkOff({
    db,
    clock,
    happen,
    backOffice: demoBackOffice,
    letterOf: ({ memberId, merchant, orderNo, amount, fee, state }) => {
      const currency = currencyOf(merchant);
      if (state === 'paid')
        return moneyMoved({ memberId, merchant }, 'withdrawalPaid', { orderNo, amount: amount - fee, currency });
      if (state === 'refused')
        return moneyMoved({ memberId, merchant }, 'withdrawalRefused', { orderNo, amount, currency });
      return undefined;
    },
    onStep: async ({ row: { memberId, merchant }, balance }) => {
      if (balance !== undefined)
        await hub.publish({ type: 'balance', memberId, balance, currency: currencyOf(merchant) });
    },
  });
  paymentsRoutes(route, {
    db,
    clock,
    hub,
    merchants,
    happen,
    provider: createDemoProvider({ app, db, clock, merchants, privateKey: paymentKey }),
  });
  cardsRoutes(route, { merchants, cards, paymentPassword });
  withdrawalsRoutes(route, { db, clock, hub, merchants, cards, paymentPassword, backOffice: demoBackOffice, workOff });
  recordsRoutes(route, { db, clock, catalogue, merchants, workOff });
  rebatesRoutes(route, { db, clock, hub, merchants });
  transfersRoutes(route, { db, clock, hub, merchants, paymentPassword });

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return {
    paymentPassword,
    start: () => {
      timer = setInterval(() => void (running = workOff().catch(warn('The back office could not go on'))), round);
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
