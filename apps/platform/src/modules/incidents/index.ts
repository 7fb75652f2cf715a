import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { loadSwitches } from './load-switches.ts';

export { incidentSwitches } from './incident-switches.tables.ts';
export { everything, type SwitchKind, type Switches } from './load-switches.ts';

/** Name of the revision that a trigger increases at each change of the switches. */
const switchesRevision = 'incident-switches';

/** Switches with which an operator turns off a vendor, a payment channel or withdrawals during an incident. */
export const incidentsModule = defineModule({
  name: 'incidents',
  dependsOn: {},
  register: async ({ db, hub, jobs, warn }) => {
    const loaded = await readRevision(db, switchesRevision);
    const { switches, reload } = await loadSwitches(db);
    // The event makes a switch work at once. The job finds a switch whose event was lost.
    const onError = warn('The incident switches could not be loaded');
    hub.subscribe(({ type }) => {
      if (type === 'switches') void reload().catch(onError);
    });
    jobs.add({
      name: 'incidents.reload',
      every: seconds(2),
      isLocal: true,
      run: createRevisionWatcher(db, { name: switchesRevision, loaded, reload }),
    });
    return { switches };
  },
});
