import { searchGames } from '@livery/contract/search';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db/database.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import { createSearchIndex } from './search-index.ts';

export const searchRoutes = (
  route: Route,
  { db, catalogue }: { readonly db: Database; readonly catalogue: Catalogue },
): void => {
  const index = createSearchIndex(db, () => catalogue.version);

  route(
    searchGames,
    async ({ merchant, language, request: { keyword, limitNum } }) =>
      new PreparedAnswer(await index.search(merchant, language, keyword, limitNum)),
    { perMinute: 300, keptFor: () => catalogue.version },
  );
};
