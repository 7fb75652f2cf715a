import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule, catalogueRevision } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { incidentsModule } from '../incidents/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { betRoutes } from './bets/bets.routes.ts';
import { addDrawMetrics } from './draws/draw-metrics.ts';
import { createDrawJobs } from './draws/draw-scheduler.ts';
import { drawRoutes } from './draws/draws.routes.ts';
import { randomnessBeaconPort } from './draws/randomness-beacon-port.ts';
import { loadLotteryCatalogue } from './issues/lottery-catalogue.ts';

export { createDrandBeacon } from './draws/drand-beacon.ts';
export { type RandomnessBeacon, randomnessBeaconPort } from './draws/randomness-beacon-port.ts';
import { updateLotteryStakes } from './content/lotteries.content.ts';
export { lotteryContent, writeLotteries } from './content/lotteries.content.ts';
export { listIssuesBefore } from './issues/schedule.ts';
export { lotteryMinBets } from './bets/stakes.ts';
export { lotteries, lotteryIssues } from './lottery.tables.ts';

/** Milliseconds between two runs of the draw jobs. */
const drawInterval = seconds(1);

/** Milliseconds between two checks for changes of the lotteries and their games. */
const reloadInterval = seconds(2);

/** Lotteries: their issues (numbered draws), bets and results. */
export const lotteryModule = defineModule({
  name: 'lottery',
  dependsOn: {
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    commissions: commissionsModule,
    incidents: incidentsModule,
    ledger: ledgerModule,
    members: membersModule,
    responsibleGaming: responsibleGamingModule,
  },
  register: async (
    { route, db, clock, hub, jobs, metrics, ports, warn },
    { catalogue: { recents }, incidents: { switches } },
  ) => {
    await updateLotteryStakes(db);
    const loaded = await readRevision(db, catalogueRevision);
    const lotteryCatalogue = await loadLotteryCatalogue(db);
    const { reload } = lotteryCatalogue;
    jobs.add({
      name: 'lottery.reload',
      every: reloadInterval,
      isLocal: true,
      run: createRevisionWatcher(db, { name: catalogueRevision, loaded, reload }),
    });
    const beacon = ports.use(randomnessBeaconPort);
    const onBeaconError = warn('A round of the randomness beacon could not be loaded. Its draws wait');
    const draws = createDrawJobs({ db, clock, hub, lotteryCatalogue, beacon, onBeaconError });
    drawRoutes(route, { db, clock, lotteryCatalogue, jobs: draws });
    betRoutes(route, {
      db,
      clock,
      hub,
      lotteryCatalogue,
      switches,
      beaconChain: beacon.chain,
      recordPlay: recents.record,
    });
    addDrawMetrics(metrics, { db, clock });
    jobs.add({ name: 'lottery.draws', every: drawInterval, run: draws.run });
  },
});
