import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Route } from '../../core/http/route.ts';
import { contentRoutes } from './announcements/announcements.routes.ts';
import { helpRoutes } from './help/help.routes.ts';

/** Registers announcements and help pages. */
export const registerContent = (
  route: Route,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void => {
  contentRoutes(route, db, clock);
  helpRoutes(route, db, clock);
};
