import { recentGamesPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/catalogue/games';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type RecentsQuery = Pick<RequestBody<typeof operations.recentGames>, 'gameType' | 'gameName' | 'language'>;

export const { useRecentGamesInfiniteQuery, endpoints: recentsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    recentGames: build.infiniteQuery<ResponseValue<typeof operations.recentGames>, RecentsQuery, number>({
      query: ({ queryArg, pageParam }) =>
        operationQuery(operations.recentGames)({
          ...queryArg,
          page: pageParam,
          pageSize: recentGamesPageSize,
          clientType: '2',
        }),
      providesTags: ['Session', 'Movements'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
  }),
});
