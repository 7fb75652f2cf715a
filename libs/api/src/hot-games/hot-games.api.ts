import { hotGames } from '@livery/contract/hot-games';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

/** Lists stay this long after they were last shown, so that coming back from a game finds the page as it was left. Seconds. */
export const listsKeptS = 3600;

/** What the home opens with: apart from all other lists, whose code the first load does without. */
export const { useHotGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<ValueOf<typeof hotGames>, { language: string }>({
      query: ({ language }) => call(hotGames)({ language, isPlatform: '2', platform: 'html5' }),
      keepUnusedDataFor: listsKeptS,
    }),
  }),
});
