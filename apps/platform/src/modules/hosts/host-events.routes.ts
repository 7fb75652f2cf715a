import { hostEventsPath } from '@livery/contract/operators/hosts';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';

/**
 * Registers the event stream that reports changes of a brand's hosts to the operators' console. After each event, the
 * console loads the list of hosts again.
 */
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
        // After this event, the console loads the list of hosts, which contains whether the gateway serves each host.
        // The gateway therefore reloads its hosts before it sends the event. The event is sent even if the reload
        // fails. `hostsModule` then logs a warning.
        const notify = (): void => send('hosts', {});
        brands.reload().then(notify, notify);
      }),
  });
};
