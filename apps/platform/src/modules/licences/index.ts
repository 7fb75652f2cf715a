import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { licencesRoutes } from './licences.routes.ts';

/** What operators confirm about the licences of brands. */
export const licencesModule = defineModule({
  name: 'licences',
  dependsOn: { releases: releasesModule },
  register: ({ operators, db, clock }) => licencesRoutes(operators, { db, clock }),
});
