import { gameListPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/catalogue/games';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';
import { listCacheSeconds } from './hot-games.api.ts';
import { normalizeVendors } from './normalize-vendors.ts';

export type { GameTile, Vendor, VendorCategory } from '@livery/contract/catalogue/games';

type ListRequest = RequestBody<typeof operations.gameList>;
/** Parameters of a game list whose pages load while the user scrolls. They do not contain the page number. */
export type GameListQuery = Omit<ListRequest, 'pageNo' | 'pageSize' | 'clientType' | 'platform'>;

export const {
  useGameListInfiniteQuery,
  useGameVendorsQuery,
  useLazyLaunchGameQuery,
  endpoints: gamesEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    gameList: build.infiniteQuery<ResponseValue<typeof operations.gameList>, GameListQuery, number>({
      query: ({ queryArg, pageParam }) =>
        operationQuery(operations.gameList)({
          ...queryArg,
          pageNo: pageParam,
          pageSize: gameListPageSize,
          clientType: '2',
          platform: 'html5',
        } as ListRequest),
      keepUnusedDataFor: listCacheSeconds,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
    gameVendors: build.query<ResponseValue<typeof operations.gameVendors>, RequestBody<typeof operations.gameVendors>>({
      query: operationQuery(operations.gameVendors),
      transformResponse: normalizeVendors,
      keepUnusedDataFor: listCacheSeconds,
    }),
    gameSessionSummary: build.query<
      ResponseValue<typeof operations.gameSessionSummary>,
      RequestBody<typeof operations.gameSessionSummary>
    >({
      query: operationQuery(operations.gameSessionSummary),
      keepUnusedDataFor: 0,
    }),
    launchGame: build.query<ResponseValue<typeof operations.launchGame>, RequestBody<typeof operations.launchGame>>({
      query: operationQuery(operations.launchGame),
      // The response is not cached, because a launch token is valid only once.
      keepUnusedDataFor: 0,
    }),
  }),
});
