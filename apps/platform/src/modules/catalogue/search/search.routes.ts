import { searchGames } from '@livery/contract/catalogue/search';
import type { Catalogue } from '../games/catalogue.ts';
import type { Database } from '../../../core/db/database.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import { createSearchIndex } from './search-index.ts';

export const searchRoutes = (
  route: Route,
  { db, catalogue }: { readonly db: Database; readonly catalogue: Catalogue },
): void => {
  const index = createSearchIndex(db, catalogue);

  route(
    searchGames,
    async ({ merchant, language, request: { keyword, limitNum } }) =>
      new CachedResponse(await index.search(merchant, language, keyword, limitNum)),
    { perMinute: 300, cacheVersion: () => catalogue.version },
  );
};
