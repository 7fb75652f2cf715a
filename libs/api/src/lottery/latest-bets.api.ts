import { lotteryBets } from '@livery/contract/lottery';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useLatestLotteryBetsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // First page of `lotteryBets`, as a query of its own. So the newest bets can be loaded again without all other
    // pages that the list of bets has loaded.
    latestLotteryBets: build.query<
      ResponseValue<typeof lotteryBets>,
      Pick<RequestBody<typeof lotteryBets>, 'code' | 'language'>
    >({
      query: (args) => operationQuery(lotteryBets)({ ...args, pageNo: 1 }),
      providesTags: ['Session', 'Lottery'],
    }),
  }),
});
