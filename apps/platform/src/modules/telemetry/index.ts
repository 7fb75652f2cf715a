import { seconds } from '../../core/clock/durations.ts';
import type { Core } from '../../core/core.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { pageReportsRoutes } from './page-reports.routes.ts';
import { createPageViews, type ReceivedVisit } from './page-views.ts';
import { pageViewsPort } from './page-views-port.ts';
import { pageViewsRoutes } from './page-views.routes.ts';

export { pageViewsPort } from './page-views-port.ts';

/**
 * Starts the job that forwards page views to the operator's service. Returns the function that adds the page views of
 * one visit to the queue. Returns undefined if the operator has no service for page views.
 */
const startPageViews = ({
  jobs,
  metrics,
  ports,
  onClose,
  warn,
}: Core): ((visit: ReceivedVisit) => void) | undefined => {
  const countDropped = metrics.addCounter({
    name: 'page_views_dropped_total',
    help: 'Visits whose page views were dropped because the service of the operator did not accept them in time',
  });
  const client = ports.find(pageViewsPort);
  if (!client) return undefined;
  const onError = warn('Page views were not forwarded. They are sent again');
  const { add, forward } = createPageViews({ client, countDropped, onError });
  jobs.add({ name: 'telemetry.page-views', every: seconds(10), isLocal: true, run: forward });
  onClose(forward);
  return add;
};

/** Reports of visitors' open pages: their speed, their script errors, and the page views of a visit. */
export const telemetryModule = defineModule({
  name: 'telemetry',
  dependsOn: { releases: releasesModule },
  register: (core, { releases }) => {
    const { app, route, metrics, clock } = core;
    pageReportsRoutes(route, { log: app.log, metrics, addTrialReport: releases.addTrialReport });
    pageViewsRoutes(route, { clock, add: startPageViews(core) });
  },
});
