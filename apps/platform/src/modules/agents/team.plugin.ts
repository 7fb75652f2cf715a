import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from '../catalogue/games/catalogue.ts';
import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { Route } from '../../core/http/route.ts';
import { runPeriodically } from '../../core/jobs/run-periodically.ts';
import type { PasswordService } from '../auth/passwords/password-service.ts';
import type { FieldRules } from '../auth/field-rules/field-rules.ts';
import type { PaymentPassword } from '../payments/payment-password/payment-password.ts';
import { affiliateRoutes } from './affiliate-links/affiliate-links.routes.ts';
import { aggregateTeams } from './team/statistics.ts';
import { downlineTransferRoutes } from './downline-transfers/downline-transfer.routes.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface TeamDeps {
  readonly route: Route;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly rules: FieldRules;
  readonly passwords: PasswordService;
  readonly getSiteOrigin: (merchant: Merchant) => string;
  readonly warn: (message: string) => (error: unknown) => void;
}

/**
 * Milliseconds between two aggregations. Team statistics are at most this old, plus the duration of one aggregation.
 */
const pollInterval = seconds(1);

/** Registers the team routes and, from `start` on, the aggregation of team statistics. */
export const registerTeam = ({
  route,
  db,
  clock,
  hub,
  catalogue,
  merchants,
  paymentPassword,
  rules,
  passwords,
  getSiteOrigin,
  warn,
}: TeamDeps) => {
  teamRoutes(route, { db, clock, catalogue, merchants });
  downlineTransferRoutes(route, { clock, hub, merchants, paymentPassword });
  affiliateRoutes(route, { db, clock, merchants, rules, passwords, getSiteOrigin });
  noticesRoutes(route, { db, clock, merchants });
  const aggregate = (): Promise<void> => aggregateTeams(db);
  let stop: (() => Promise<void>) | undefined;
  return {
    aggregate,
    start: (): void => {
      stop ??= runPeriodically(pollInterval, aggregate, warn('The team statistics could not be aggregated; retrying'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
