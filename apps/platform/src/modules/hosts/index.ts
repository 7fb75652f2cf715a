import { seconds } from '../../core/clock/durations.ts';
import { buildBrandOrigin } from '../../core/http/hosts/origins.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createHostJob } from './check-hosts.ts';
import { hostEventsRoutes } from './host-events.routes.ts';
import { hostsRoutes } from './hosts.routes.ts';
import { hostProofPort } from './proof/host-proof-port.ts';

export { listVerifiedOfOthers, lockClaims } from './host-claims.ts';
export { createHostProofSource } from './proof/create-proof-source.ts';
export { hostProofPort } from './proof/host-proof-port.ts';
export { listVerifiedHosts } from './verified-hosts.ts';

/** Module with which operators enter hosts of brands and prove that each brand controls its hosts. */
export const hostsModule = defineModule({
  name: 'hosts',
  dependsOn: {},
  register: (core) => {
    const { operators, operatorChecks: checks, db, clock, hub, brands, hosts, jobs, ports, getOrigins, warn } = core;
    const getSiteHost = (): string => new URL(getOrigins().site).hostname;
    const deps = {
      db,
      clock,
      hub,
      brands,
      hosts,
      getSiteHost,
      source: ports.use(hostProofPort),
      getTarget: (brand: string) => new URL(buildBrandOrigin(getOrigins().site, brand)).hostname,
    };
    hostsRoutes(operators, deps);
    hostEventsRoutes(operators, { hub, brands });
    const onFailure = warn('A host could not be checked. It is tried again');
    jobs.add({ name: 'hosts.check', every: seconds(5), run: createHostJob({ ...deps, checks, onFailure }) });
    // All gateways load the hosts as soon as a host is verified or removed.
    const reload = warn('The hosts of brands could not be loaded. It is tried again');
    hub.subscribe(({ type }) => {
      if (type === 'hosts') brands.reload().catch(reload);
    });
  },
});
