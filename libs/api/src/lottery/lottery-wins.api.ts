import type { LiveEvents } from '@livery/contract/realtime';
import { wpsApi } from '../client/client.ts';

export type LotteryWin = LiveEvents['lotteryWin'];

const lotteryWinsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Endpoint that sends no request. Its data is a list of the wins that the event stream has reported since the
    // member logged in.
    lotteryWins: build.query<LotteryWin[], void>({
      queryFn: () => ({ data: [] }),
      providesTags: ['Session'],
    }),
  }),
});

export const { useLotteryWinsQuery } = lotteryWinsApi;

/** Adds a win from the event stream to the list of wins. A win that the list already contains is not added again. */
export const applyLotteryWinEvent = (win: LotteryWin) =>
  lotteryWinsApi.util.updateQueryData('lotteryWins', undefined, (wins) => {
    if (!wins.some(({ code, numero }) => code === win.code && numero === win.numero)) wins.push(win);
  });
