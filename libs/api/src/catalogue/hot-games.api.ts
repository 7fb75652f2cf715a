import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

/** Seconds for which an unused list stays cached. A player who returns from a game then sees the same list. */
export const listCacheSeconds = 3600;

/**
 * Endpoint that lists the hot games for the first screen of the home page. It is in a separate file, so that the
 * first load does not contain the endpoints of other lists.
 */
export const { useHotGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<ResponseValue<typeof hotGames>, { language: string }>({
      query: ({ language }) => operationQuery(hotGames)({ language, isPlatform: '2', platform: 'html5' }),
      keepUnusedDataFor: listCacheSeconds,
    }),
  }),
});
