import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

/**
 * Seconds for which a list of games stays cached after no screen shows it any more. So a player who leaves the game
 * within an hour sees the same list again.
 */
export const listCacheSeconds = 3600;

/**
 * Endpoint for the popular games on the first screen of the home page. It has its own file, so that the code that loads
 * first does not contain the endpoints of the other lists.
 */
export const { useHotGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<ResponseValue<typeof hotGames>, { language: string }>({
      query: ({ language }) => operationQuery(hotGames)({ language, isPlatform: '2', platform: 'html5' }),
      keepUnusedDataFor: listCacheSeconds,
    }),
  }),
});
