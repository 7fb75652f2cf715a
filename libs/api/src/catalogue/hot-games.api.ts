import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

/** Time that an unused list stays cached, so that a return from a game finds the page as it was. Seconds. */
export const listCacheSeconds = 3600;

/** Endpoint of the first screen of the home: separate from all other lists, whose code is not in the first load. */
export const { useHotGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<ResponseValue<typeof hotGames>, { language: string }>({
      query: ({ language }) => operationQuery(hotGames)({ language, isPlatform: '2', platform: 'html5' }),
      keepUnusedDataFor: listCacheSeconds,
    }),
  }),
});
