import { gameListPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/games';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';
import { listsKeptS } from '../hot-games/hot-games.api.ts';
import { withoutStrangers } from './without-strangers.ts';

export type { GameTile, Vendor, VendorCategory } from '@livery/contract/games';

type ListRequest = RequestOf<typeof operations.gameList>;
/** What a list shows; its pages are fetched as one scrolls. */
export type GameListQuery = Omit<ListRequest, 'pageNo' | 'pageSize' | 'clientType' | 'platform'>;

export const {
  useGameListInfiniteQuery,
  useGameVendorsQuery,
  useLazyLaunchGameQuery,
  endpoints: gamesEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    gameList: build.infiniteQuery<ValueOf<typeof operations.gameList>, GameListQuery, number>({
      query: ({ queryArg, pageParam }) =>
        call(operations.gameList)({
          ...queryArg,
          pageNo: pageParam,
          pageSize: gameListPageSize,
          clientType: '2',
          platform: 'html5',
        } as ListRequest),
      keepUnusedDataFor: listsKeptS,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
    gameVendors: build.query<ValueOf<typeof operations.gameVendors>, RequestOf<typeof operations.gameVendors>>({
      query: call(operations.gameVendors),
      transformResponse: withoutStrangers,
      keepUnusedDataFor: listsKeptS,
    }),
    gameReceipt: build.query<ValueOf<typeof operations.gameReceipt>, RequestOf<typeof operations.gameReceipt>>({
      query: call(operations.gameReceipt),
      keepUnusedDataFor: 0,
    }),
    launchGame: build.query<ValueOf<typeof operations.launchGame>, RequestOf<typeof operations.launchGame>>({
      query: call(operations.launchGame),
      // A launch token works once.
      keepUnusedDataFor: 0,
    }),
  }),
});
