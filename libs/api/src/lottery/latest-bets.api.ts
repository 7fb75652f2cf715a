import { lotteryBets } from '@livery/contract/lottery';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useLatestLotteryBetsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // First page of `lotteryBets` with its own cache entry, so that a reload does not load all pages of the list of bets.
    latestLotteryBets: build.query<
      ResponseValue<typeof lotteryBets>,
      Pick<RequestBody<typeof lotteryBets>, 'code' | 'language'>
    >({
      query: (args) => operationQuery(lotteryBets)({ ...args, pageNo: 1 }),
      providesTags: ['Session', 'Lottery'],
    }),
  }),
});
