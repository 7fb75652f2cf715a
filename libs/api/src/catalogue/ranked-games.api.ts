import * as operations from '@livery/contract/catalogue/ranked-games';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useTopGamesQuery, useGamesForYouQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    topGames: build.query<ResponseValue<typeof operations.topGames>, { language: string }>({
      query: operationQuery(operations.topGames),
    }),
    gamesForYou: build.query<ResponseValue<typeof operations.gamesForYou>, { language: string }>({
      query: operationQuery(operations.gamesForYou),
      providesTags: ['Session', 'Movements'],
    }),
  }),
});
