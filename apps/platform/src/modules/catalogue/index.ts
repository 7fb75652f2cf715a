import { minutes, seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { createFavourites } from './favourites/favourites.ts';
import { loadCatalogue } from './games/catalogue.ts';
import { createOfferRule } from './games/offer-rules.ts';
import { recentsRoutes } from './recent-games/recent-games.routes.ts';
import { createRecents } from './recent-games/recent-games.ts';
import { searchRoutes } from './search/search.routes.ts';

export { gameBrands, gameClasses, gameRanks, games, merchantVendors, vendors } from './catalogue.tables.ts';
export { favouriteGames } from './favourites/favourites.tables.ts';
export type { Catalogue } from './games/catalogue.ts';
export { loadBrandPositions } from './games/catalogue-snapshot.ts';
export { isGameOfBrand } from './games/offer-rules.ts';
export { localizedName, toGameTile } from './games/game-tile.ts';
export { recentGames } from './recent-games/recent-games.tables.ts';
export type { Recents } from './recent-games/recent-games.ts';

/**
 * Name of a counter in the database. Triggers increment the counter at each change of the catalogue tables of this
 * module. Each gateway then reloads its catalogue.
 */
export const catalogueRevision = 'catalogue';

/** Name of the counter in the database that increases at each change of the most played games (`game_ranks`). */
const gameRanksRevision = 'game-ranks';

/** Game lists, search, favourites and recent games. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  dependsOn: { brands: brandsModule, members: membersModule },
  register: async ({ route, config, db, clock, jobs, warn }) => {
    const loaded = await readRevision(db, catalogueRevision);
    const loadedRanks = await readRevision(db, gameRanksRevision);
    const catalogue = await loadCatalogue(db, clock, createOfferRule(config));
    const { reload, reloadRanks } = catalogue;
    const reloadGamesIfChanged = createRevisionWatcher(db, { name: catalogueRevision, loaded, reload });
    const reloadRanksIfChanged = createRevisionWatcher(db, {
      name: gameRanksRevision,
      loaded: loadedRanks,
      reload: reloadRanks,
    });
    jobs.add({
      name: 'catalogue.reload',
      every: seconds(2),
      isLocal: true,
      run: reloadGamesIfChanged,
    });
    // The order changes often, and each reload ends the validity of all cached lists of games.
    jobs.add({ name: 'catalogue.reload-ranks', every: minutes(1), isLocal: true, run: reloadRanksIfChanged });
    const favourites = createFavourites(db, clock);
    const recents = createRecents(db, clock, warn('A recent game could not be stored'));
    catalogueRoutes(route, { catalogue, favourites });
    searchRoutes(route, { db, catalogue });
    favouritesRoutes(route, { catalogue, favourites });
    recentsRoutes(route, { catalogue, recents, clock });
    return { catalogue, recents };
  },
});
