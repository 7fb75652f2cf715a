import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { licencesRoutes } from './licences.routes.ts';

/** Confirmations by operators that a brand complies with the clauses of its licence. */
export const licencesModule = defineModule({
  name: 'licences',
  dependsOn: { releases: releasesModule },
  register: ({ operators, db, clock }) => licencesRoutes(operators, { db, clock }),
});
