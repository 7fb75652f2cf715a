import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { lineRebatesRoutes } from '../line-rebates/line-rebates.routes.ts';
import { payDueRebates } from '../line-rebates/pay-rebates.ts';
import { runEvery } from '../lottery/run-every.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { moneyMoved } from '../messages/letters.ts';
import { endRains } from '../rain/rains.ts';
import { rainRoutes } from '../rain/rain.routes.ts';
import { createContractJobs } from './contract-jobs.ts';
import { contractsRoutes } from './contracts.routes.ts';
import { downlineContractsRoutes } from './downline-contracts.routes.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly happen: Happen;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** How often the clock is looked at. */
const pause = seconds(1);

/** What agents earn: rebates of their lines, contracts, and the rains they give. It is paid from `start` on. */
export const openAgentMoney = (route: Route, { db, clock, hub, merchants, happen, warn }: Needs) => {
  lineRebatesRoutes(route, { db, clock, merchants, happen });
  contractsRoutes(route, { db, clock, merchants });
  downlineContractsRoutes(route, { db, clock, merchants });
  rainRoutes(route, { db, clock, hub, merchants });
  const tellBalance = async (memberId: string): Promise<void> =>
    hub.publish({ type: 'balance', memberId, ...(await readBalance(db, memberId)) });
  const jobs = createContractJobs({
    db,
    clock,
    merchants,
    happen,
    letterOf: ({ id, merchant, agentId: memberId, type, amount }) =>
      moneyMoved({ memberId, merchant }, type === 'dividend' ? 'dividendPaid' : 'salaryPaid', {
        orderNo: id,
        amount,
        currency: merchants.find(merchant)?.currency ?? '',
      }),
    tell: ({ payout: { agentId } }) => tellBalance(agentId),
  });
  const run = async (): Promise<void> => {
    await payDueRebates(db, clock.now, ({ memberId }) => tellBalance(memberId));
    await jobs.run();
    await endRains(db, clock.now(), tellBalance);
  };
  let stop: (() => Promise<void>) | undefined;
  return {
    run,
    start: (): void => {
      stop ??= runEvery(pause, run, warn('A round of what agents are paid failed; it is done again'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
