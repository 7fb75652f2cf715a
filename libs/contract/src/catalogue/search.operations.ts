import { operation } from '../operation.ts';
import type * as schemas from './search.schemas.ts';

export type { GameSearchResult } from './search.schemas.ts';

export const searchGames = operation<typeof schemas.searchGames>()({
  name: 'searchGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  access: 'guest',
  summary: 'Search games of all categories by name or vendor, independent of script and accents',
});
