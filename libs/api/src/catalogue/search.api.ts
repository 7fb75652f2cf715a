import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/catalogue/search';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { GameSearchResult } from '@livery/contract/catalogue/search';

export const { useSearchGamesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    searchGames: build.query<ResponseValue<typeof operations.searchGames>, RequestBody<typeof operations.searchGames>>({
      query: operationQuery(operations.searchGames),
      keepUnusedDataFor: 300,
    }),
  }),
});
