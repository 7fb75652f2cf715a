import type { Core } from '../../core/core.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { affiliatesModule } from '../affiliates/index.ts';
import { authModule } from '../auth/index.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { contentModule } from '../content/index.ts';
import { ledgerModule, readBalance } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule, paymentMessage, type TransactionRunner } from '../notifications/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { affiliateRoutes } from './affiliate-links/affiliate-links.routes.ts';
import { downlineContractsRoutes } from './contracts/downline-contracts.routes.ts';
import { downlineTransferRoutes } from './downline-transfers/downline-transfer.routes.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { contractsRoutes } from './payouts/my-contracts.routes.ts';
import { createContractJobs } from './payouts/payout-jobs.ts';
import { findPayoutPeriods } from './contracts/payout-periods.ts';
import { endExpiredRains } from './red-packets/red-packets.ts';
import { redPacketRoutes } from './red-packets/red-packets.routes.ts';
import { aggregateTeams, syncTeamTimeZones } from './team/statistics.ts';
import { teamRoutes } from './team/team.routes.ts';

export { type ContractTier, contractVersions } from './contracts/contracts.tables.ts';
export { getPeriodAt } from './contracts/periods.ts';
export { createContractJobs } from './payouts/payout-jobs.ts';
export { aggregateTeams } from './team/statistics.ts';

/** Milliseconds between two runs of the payout job. */
const payoutInterval = seconds(1);
/**
 * Milliseconds between two updates of the team statistics. Displayed statistics are therefore about one second old at
 * most.
 */
const statisticsInterval = seconds(1);

interface PayoutDeps {
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
  readonly payDueCommissions: () => Promise<void>;
}

/**
 * Creates the job that pays rebates and contract payouts to agents. The job pays rebates first, because the amount of a
 * contract payout depends on them.
 */
const createPayouts = (
  { db, clock, hub }: Core,
  { merchants, withNotifications, payDueCommissions }: PayoutDeps,
): (() => Promise<void>) => {
  const publishBalance = async (memberId: string): Promise<void> =>
    hub.publish({ type: 'balance', memberId, ...(await readBalance(db, memberId)) });
  const contractJobs = createContractJobs({
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
  return async () => {
    await payDueCommissions();
    await contractJobs.run();
    await endExpiredRains(db, clock.now(), publishBalance);
  };
};

/** All features for agents: team, contracts, payouts, red packets, affiliate links, transfers and announcements. */
export const agentsModule = defineModule({
  name: 'agents',
  dependsOn: {
    affiliates: affiliatesModule,
    auth: authModule,
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    commissions: commissionsModule,
    content: contentModule,
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
    payments: paymentsModule,
    responsibleGaming: responsibleGamingModule,
    rewards: rewardsModule,
  },
  prepare: ({ db, brands }) => syncTeamTimeZones(db, brands.all),
  register: (core, services) => {
    const { route, db, clock, hub, jobs, getSiteOrigin } = core;
    const {
      auth: { rules, passwords },
      brands: { merchants },
      catalogue: { catalogue },
      commissions: { payDue },
      notifications: { withNotifications, notifyInCall },
      payments: { paymentPassword, addPeriodFinder },
    } = services;
    addPeriodFinder(findPayoutPeriods);
    contractsRoutes(route, { db, clock, merchants });
    downlineContractsRoutes(route, { db, clock, merchants });
    redPacketRoutes(route, { db, clock, hub, merchants, paymentPassword });
    teamRoutes(route, { db, clock, catalogue, merchants });
    downlineTransferRoutes(route, { clock, hub, merchants, paymentPassword, notifyInCall });
    affiliateRoutes(route, { db, clock, merchants, rules, passwords, getSiteOrigin });
    noticesRoutes(route, { db, clock, merchants });
    jobs.add({
      name: 'agents.payouts',
      every: payoutInterval,
      run: createPayouts(core, { merchants, withNotifications, payDueCommissions: payDue }),
    });
    jobs.add({ name: 'agents.team-statistics', every: statisticsInterval, run: () => aggregateTeams(db) });
  },
});
