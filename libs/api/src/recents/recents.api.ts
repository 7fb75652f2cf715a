import { recentGamesPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/games';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type RecentsQuery = Pick<RequestOf<typeof operations.recentGames>, 'gameType' | 'gameName' | 'language'>;

export const { useRecentGamesInfiniteQuery, endpoints: recentsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    recentGames: build.infiniteQuery<ValueOf<typeof operations.recentGames>, RecentsQuery, number>({
      query: ({ queryArg, pageParam }) =>
        call(operations.recentGames)({ ...queryArg, page: pageParam, pageSize: recentGamesPageSize, clientType: '2' }),
      providesTags: ['Session', 'Movements'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
  }),
});
