import * as operations from '@livery/contract/games';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';
import type { GameListQuery } from '../games/games.api.ts';
import { listsKeptS } from '../hot-games/hot-games.api.ts';

export type { GameClass } from '@livery/contract/games';

/** What only a list that is narrowed asks for: apart from the lists, which the first load has. */
export const { useVendorGameTypesQuery, useGameCountQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorGameTypes: build.query<
      ValueOf<typeof operations.vendorGameTypes>,
      RequestOf<typeof operations.vendorGameTypes>
    >({
      query: call(operations.vendorGameTypes),
      keepUnusedDataFor: listsKeptS,
    }),
    gameCount: build.query<number, GameListQuery>({
      query: (query) =>
        call(operations.gameList)({ ...query, pageNo: 1, pageSize: 1, clientType: '2', platform: 'html5' } as RequestOf<
          typeof operations.gameList
        >),
      transformResponse: ({ total }: ValueOf<typeof operations.gameList>) => total,
    }),
  }),
});
