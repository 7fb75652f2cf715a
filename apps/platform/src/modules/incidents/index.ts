import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { brandsModule } from '../brands/index.ts';
import { loadSwitches } from './switches.ts';

export { listEnded, listStopped, startTarget, stopTarget } from './change-switches.ts';
export type { SwitchRow, SwitchTarget } from './change-switches.ts';
export { everything, type Switches, whereStopped } from './switches.ts';

/**
 * Name of the revision, which is a counter in the database. A trigger increments it at each change of the switches,
 * and each gateway then loads the switches again.
 */
const switchesRevision = 'incident-switches';

/** Switches with which an operator stops a game vendor, a payment channel or a brand during an incident. */
export const incidentsModule = defineModule({
  name: 'incidents',
  dependsOn: { brands: brandsModule },
  register: async ({ db, jobs, metrics }, { brands: { merchants } }) => {
    const loaded = await readRevision(db, switchesRevision);
    const { switches, reload, count } = await loadSwitches(db);
    metrics.addGauge({
      name: 'incident_switches',
      help: 'Vendors, channels and brands that operators have stopped, as this gateway knows them',
      read: () => [{ value: count() }],
    });
    jobs.add({
      name: 'incidents.reload',
      every: seconds(1),
      isLocal: true,
      run: createRevisionWatcher(db, { name: switchesRevision, loaded, reload }),
    });
    return {
      switches,
      /**
       * Returns true if the vendor's games accept new bets for the brand: the vendor is not stopped, and the brand is
       * not under maintenance. Do not call it inside a transaction. It can send a query on another connection, for
       * which the transaction would wait.
       */
      areBetsAccepted: async (vendor: string, merchant: string): Promise<boolean> => {
        if (switches.isVendorStopped(vendor, merchant)) return false;
        const brand = merchants.find(merchant);
        return !brand || !(await merchants.getOperatorSettings(brand)).maintenance;
      },
    };
  },
});
