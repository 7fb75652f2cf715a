import { hostEventsPath } from '@livery/contract/operators/hosts';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';

/** Registers the events of the hosts of a brand. The page reads the list again after each of them. */
export const hostEventsRoutes = (
  { routeStream }: Pick<OperatorRoutes, 'routeStream'>,
  { hub, brands }: { readonly hub: Pick<EventHub, 'subscribe'>; readonly brands: Pick<BrandDirectory, 'reload'> },
): void => {
  routeStream<{ readonly hosts: Record<string, never> }>({
    name: 'hostEvents',
    path: hostEventsPath,
    permission: 'brands:read',
    prepare: async () => {},
    start: ({ params: { brand }, send }) =>
      hub.subscribe((event) => {
        if (event.type !== 'hosts' || event.brand !== brand) return;
        // The list says which hosts are served, so this gateway loads them first. `hostsModule` reports a failed load.
        const notify = (): void => send('hosts', {});
        brands.reload().then(notify, notify);
      }),
  });
};
