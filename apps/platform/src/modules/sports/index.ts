import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { createFixtureSchedule } from './fixture-schedule.ts';
import { matchesRoutes } from './fixtures.routes.ts';

export { leagues, teams } from './fixtures.tables.ts';

/** Sports: leagues, teams and their next matches. */
export const sportsModule = defineModule({
  name: 'sports',
  dependsOn: { brands: brandsModule, catalogue: catalogueModule },
  register: ({ route, db, clock }, { catalogue: { catalogue } }) => {
    const schedule = createFixtureSchedule({ db, catalogue, clock });
    matchesRoutes(route, { schedule, clock });
    return { schedule };
  },
});
