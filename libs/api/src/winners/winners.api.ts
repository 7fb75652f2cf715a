import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/winners';
import { call, wpsApi } from '../client/client.ts';

export type { Winner } from '@livery/contract/winners';

const winnersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    winnerBoard: build.query<ValueOf<typeof operations.winnerBoard>, { language: string; limitNum?: number }>({ query: call(operations.winnerBoard) }),
    jackpot: build.query<ValueOf<typeof operations.jackpot>, void>({ query: call(operations.jackpot) }),
  }),
});

export const { useWinnerBoardQuery, useJackpotQuery } = winnersApi;
