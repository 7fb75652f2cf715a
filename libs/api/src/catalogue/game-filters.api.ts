import * as operations from '@livery/contract/catalogue/games';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';
import type { GameListQuery } from './games.api.ts';
import { listCacheSeconds } from './hot-games.api.ts';

export type { GameClass, MinBetChoice } from '@livery/contract/catalogue/games';

/**
 * Endpoints of the filters for game lists. They have their own file, because the file of the game lists belongs to the
 * code that loads first. The filters load later, so that the app starts faster.
 */
export const { useVendorGameTypesQuery, useGameCountQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorGameTypes: build.query<
      ResponseValue<typeof operations.vendorGameTypes>,
      RequestBody<typeof operations.vendorGameTypes>
    >({
      query: operationQuery(operations.vendorGameTypes),
      keepUnusedDataFor: listCacheSeconds,
    }),
    gameCount: build.query<number, GameListQuery>({
      query: (query) =>
        operationQuery(operations.gameList)({
          ...query,
          pageNo: 1,
          pageSize: 1,
          clientType: '2',
          platform: 'html5',
        } as RequestBody<typeof operations.gameList>),
      transformResponse: ({ total }: ResponseValue<typeof operations.gameList>) => total,
    }),
  }),
});
