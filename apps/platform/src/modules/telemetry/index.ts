import { defineModule } from '../../core/modules/define-module.ts';
import { pageReportsRoutes } from './page-reports.routes.ts';

/** Reports of the pages that visitors have open: their speed and their script errors. */
export const telemetryModule = defineModule({
  name: 'telemetry',
  dependsOn: {},
  register: ({ app, route, metrics }) => pageReportsRoutes(route, { log: app.log, metrics }),
});
