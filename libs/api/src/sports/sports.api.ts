import * as operations from '@livery/contract/sports';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { HotMatch } from '@livery/contract/sports';

export const { useHotMatchesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotMatches: build.query<ResponseValue<typeof operations.hotMatches>, { language: string }>({
      query: operationQuery(operations.hotMatches),
    }),
  }),
});
