import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

/** Lists stay this long after they were last shown, so that coming back from a game finds the page as it was left. Seconds. */
export const listCacheSeconds = 3600;

/** What the home opens with: apart from all other lists, whose code the first load does without. */
export const { useHotGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<ResponseValue<typeof hotGames>, { language: string }>({
      query: ({ language }) => operationQuery(hotGames)({ language, isPlatform: '2', platform: 'html5' }),
      keepUnusedDataFor: listCacheSeconds,
    }),
  }),
});
