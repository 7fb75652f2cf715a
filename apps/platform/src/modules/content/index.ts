import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { contentRoutes } from './announcements/announcements.routes.ts';
import { helpRoutes } from './help/help.routes.ts';

export { announcements } from './announcements/announcements.tables.ts';
export { helpPages } from './help/help.tables.ts';

/** Content that the operator writes: announcements and help pages. */
export const contentModule = defineModule({
  name: 'content',
  dependsOn: { brands: brandsModule },
  register: ({ route, db, clock }) => {
    contentRoutes(route, db, clock);
    helpRoutes(route, db, clock);
  },
});
