import { sendPageViews } from '@livery/contract/telemetry';
import type { Clock } from '../../core/clock/clock.ts';
import type { Route } from '../../core/http/route.ts';
import type { ReceivedVisit } from './page-views.ts';

/** Maximum number of reports per minute from one IP address. A page sends one report each time it is hidden. */
const perMinute = 60;

interface PageViewsRoutesDeps {
  readonly clock: Clock;
  /**
   * Adds the page views of one visit to the queue for the operator's service. Undefined if the operator has no
   * service for page views.
   */
  readonly add: ((visit: ReceivedVisit) => void) | undefined;
}

/** Registers the route that receives the page views of visits. */
export const pageViewsRoutes = (route: Route, { clock, add }: PageViewsRoutesDeps): void =>
  route(
    sendPageViews,
    ({ merchant: { code, site }, request }) => {
      if (site.analytics) add?.({ ...request, merchant: code, receivedAt: clock.now().toISOString() });
      return { received: true as const };
    },
    { perMinute },
  );
