import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { gameIntegrationModule } from '../game-integration/index.ts';
import { createFixtureSchedule } from './fixture-schedule.ts';
import { matchesRoutes } from './fixtures.routes.ts';
import { createOddsFinder } from './match-odds.ts';

export { leagues, teams } from './fixtures.tables.ts';

/** Sports: leagues, teams and their next matches. */
export const sportsModule = defineModule({
  name: 'sports',
  dependsOn: { brands: brandsModule, catalogue: catalogueModule, gameIntegration: gameIntegrationModule },
  register: ({ route, db, clock, warn }, { catalogue: { catalogue }, gameIntegration: { findProvider } }) => {
    const findOdds = createOddsFinder({ clock, findProvider, onError: warn('The odds of a vendor could not be read') });
    const schedule = createFixtureSchedule({ db, catalogue, clock, findOdds });
    matchesRoutes(route, { schedule, clock });
    return { schedule };
  },
});
