import { hostEventsPath } from '@livery/contract/operators/hosts';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';

/** Registers the event stream for the hosts of a brand. After each event, the page loads the list of hosts again. */
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
        // The list of hosts shows which of them are served, so the gateway loads the hosts before it notifies the page.
        // `hostsModule` reports a failed load.
        const notify = (): void => send('hosts', {});
        brands.reload().then(notify, notify);
      }),
  });
};
