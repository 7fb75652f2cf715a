import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { TransactionRunner } from '../notifications/transaction-runner.ts';
import type { Route } from '../../core/http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { commissionsRoutes } from '../commissions/commissions.routes.ts';
import { payDueCommissions } from '../commissions/pay-commissions.ts';
import { runPeriodically } from '../../core/jobs/run-periodically.ts';
import { paymentMessage } from '../notifications/inbox/inbox-messages.ts';
import { endExpiredRains } from './red-packets/red-packets.ts';
import { redPacketRoutes } from './red-packets/red-packets.routes.ts';
import { createContractJobs } from './payouts/payout-jobs.ts';
import { contractsRoutes } from './payouts/my-contracts.routes.ts';
import { downlineContractsRoutes } from './contracts/downline-contracts.routes.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface AgentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Milliseconds between two runs of the payout jobs. */
const pollInterval = seconds(1);

/**
 * Registers the income of agents: rebates of their downlines, contracts and red packet rains. Payments begin with
 * `start`.
 */
export const registerAgents = (route: Route, { db, clock, hub, merchants, withNotifications, warn }: AgentsDeps) => {
  commissionsRoutes(route, { db, clock, merchants, withNotifications });
  contractsRoutes(route, { db, clock, merchants });
  downlineContractsRoutes(route, { db, clock, merchants });
  redPacketRoutes(route, { db, clock, hub, merchants });
  const publishBalance = async (memberId: string): Promise<void> =>
    hub.publish({ type: 'balance', memberId, ...(await readBalance(db, memberId)) });
  const jobs = createContractJobs({
    db,
    clock,
    merchants,
    withNotifications,
    messageFor: ({ id, merchant, agentId: memberId, type, amount }) =>
      paymentMessage({ memberId, merchant }, type === 'dividend' ? 'dividendPaid' : 'salaryPaid', {
        orderNo: id,
        amount,
        currency: merchants.find(merchant)?.currency ?? '',
      }),
    onPaid: ({ payout: { agentId } }) => publishBalance(agentId),
  });
  const run = async (): Promise<void> => {
    await payDueCommissions(db, clock.now, ({ memberId }) => publishBalance(memberId));
    await jobs.run();
    await endExpiredRains(db, clock.now(), publishBalance);
  };
  let stop: (() => Promise<void>) | undefined;
  return {
    run,
    start: (): void => {
      stop ??= runPeriodically(pollInterval, run, warn('A run of the agent payout jobs failed; retrying'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
