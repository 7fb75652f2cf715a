import * as operations from '@livery/contract/rewards/jackpot';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { CompletedRound } from '@livery/contract/rewards/jackpot';

export type JackpotRounds = ResponseValue<typeof operations.jackpotRounds>;

export const { useJackpotQuery, useJackpotRoundsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    jackpot: build.query<ResponseValue<typeof operations.jackpot>, void>({ query: operationQuery(operations.jackpot) }),
    jackpotRounds: build.query<JackpotRounds, void>({
      query: operationQuery(operations.jackpotRounds),
      providesTags: ['Session'],
    }),
  }),
});
