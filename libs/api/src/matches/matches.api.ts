import * as operations from '@livery/contract/matches';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { HotMatch } from '@livery/contract/matches';

export const { useHotMatchesQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    hotMatches: build.query<ValueOf<typeof operations.hotMatches>, { language: string }>({
      query: call(operations.hotMatches),
    }),
  }),
});
