import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/search';
import { call, wpsApi } from '../client/client.ts';

export type { FoundGame } from '@livery/contract/search';

export const { useSearchGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    searchGames: build.query<ValueOf<typeof operations.searchGames>, RequestOf<typeof operations.searchGames>>({
      query: call(operations.searchGames),
      keepUnusedDataFor: 300,
    }),
  }),
});
