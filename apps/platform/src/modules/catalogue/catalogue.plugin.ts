import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Route } from '../../core/http/route.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { createFavourites } from './favourites/favourites.ts';
import type { Catalogue } from './games/catalogue.ts';
import { recentsRoutes } from './recent-games/recent-games.routes.ts';
import { createRecents } from './recent-games/recent-games.ts';
import { searchRoutes } from './search/search.routes.ts';

interface CatalogueDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Registers the game lists, search, favourites and recent games. */
export const registerCatalogue = (route: Route, { db, clock, catalogue, warn }: CatalogueDeps) => {
  const favourites = createFavourites(db, clock);
  const recents = createRecents(db, clock, warn('A recent game could not be stored'));
  catalogueRoutes(route, { catalogue, favourites });
  searchRoutes(route, { db, catalogue });
  favouritesRoutes(route, { catalogue, favourites });
  recentsRoutes(route, { catalogue, recents });
  return { recents };
};
