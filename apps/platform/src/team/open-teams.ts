import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import { runEvery } from '../lottery/run-every.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Passwords } from '../recovery/set-password.ts';
import type { FieldRules } from '../verification/field-rules.ts';
import type { PaymentPassword } from '../withdrawals/payment-password.ts';
import { affiliateRoutes } from './affiliate.routes.ts';
import { foldTeams } from './figures.ts';
import { giveRoutes } from './give.routes.ts';
import { noticesRoutes } from './notices.routes.ts';
import { teamRoutes } from './team.routes.ts';

interface Needs {
  readonly route: Route;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly rules: FieldRules;
  readonly passwords: Passwords;
  readonly siteOf: (merchant: Merchant) => string;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** How long after a fold the next one begins: so old a team's figures are at most, beside the fold itself. */
const pause = seconds(1);

/** The teams of agents: their calls, and their figures, kept up from `start` on. */
export const openTeams = ({
  route,
  db,
  clock,
  hub,
  catalogue,
  merchants,
  paymentPassword,
  rules,
  passwords,
  siteOf,
  warn,
}: Needs) => {
  teamRoutes(route, { db, clock, catalogue, merchants });
  giveRoutes(route, { clock, hub, merchants, paymentPassword });
  affiliateRoutes(route, { db, clock, merchants, rules, passwords, siteOf });
  noticesRoutes(route, { db, clock, merchants });
  const fold = (): Promise<void> => foldTeams(db);
  let stop: (() => Promise<void>) | undefined;
  return {
    fold,
    start: (): void => {
      stop ??= runEvery(
        pause,
        fold,
        warn('The figures of the teams could not be brought up to date; it is tried again'),
      );
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
