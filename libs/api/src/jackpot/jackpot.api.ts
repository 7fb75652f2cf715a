import * as operations from '@livery/contract/jackpot';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { DrawnRound } from '@livery/contract/jackpot';

export type JackpotRounds = ValueOf<typeof operations.jackpotRounds>;

export const { useJackpotQuery, useJackpotRoundsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    jackpot: build.query<ValueOf<typeof operations.jackpot>, void>({ query: call(operations.jackpot) }),
    jackpotRounds: build.query<JackpotRounds, void>({
      query: call(operations.jackpotRounds),
      providesTags: ['Session'],
    }),
  }),
});
