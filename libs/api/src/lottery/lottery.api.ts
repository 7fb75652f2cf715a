import * as operations from '@livery/contract/lottery';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, type Keyed, keyedCall, wpsApi } from '../client/client.ts';

export type {
  LotteryBet,
  LotteryBoard,
  LotteryChase,
  LotteryDraw,
  LotteryEntry,
  LotteryIssue,
  LotteryMode,
  OpenedLottery,
  PlacedLine,
  PlacedNumero,
} from '@livery/contract/lottery';

export type Slip = RequestOf<typeof operations.placeLotteryBets>;
export type PlacedSlip = ValueOf<typeof operations.placeLotteryBets>;
export type DrawDetail = ValueOf<typeof operations.lotteryDraw>;

export const {
  useLotteryMenuQuery,
  useOpenedNumerosQuery,
  useNearNumerosQuery,
  useLotteryBoardQuery,
  useLotteryDrawsQuery,
  useLotteryDrawQuery,
  useLazyLotteryBetProofQuery,
  useLotteryBetsInfiniteQuery,
  useLotteryChasesInfiniteQuery,
  usePlaceLotteryBetsMutation,
  useCancelLotteryBetMutation,
  useCancelLotteryChaseMutation,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    lotteryMenu: build.query<ValueOf<typeof operations.lotteryMenu>, RequestOf<typeof operations.lotteryMenu>>({
      query: call(operations.lotteryMenu),
      keepUnusedDataFor: 3600,
    }),
    openedNumeros: build.query<
      ValueOf<typeof operations.openedNumeros> & { readonly heardAt: number },
      RequestOf<typeof operations.openedNumeros>
    >({
      query: call(operations.openedNumeros),
      // Beside the gateway's time the device's own: countdowns go by the difference.
      transformResponse: (value: ValueOf<typeof operations.openedNumeros>) => ({ ...value, heardAt: Date.now() }),
    }),
    nearNumeros: build.query<ValueOf<typeof operations.nearNumeros>, RequestOf<typeof operations.nearNumeros>>({
      query: call(operations.nearNumeros),
      keepUnusedDataFor: 0,
    }),
    lotteryBoard: build.query<ValueOf<typeof operations.lotteryBoard>, RequestOf<typeof operations.lotteryBoard>>({
      query: call(operations.lotteryBoard),
      providesTags: ['Session'],
    }),
    lotteryDraws: build.query<ValueOf<typeof operations.lotteryDraws>, RequestOf<typeof operations.lotteryDraws>>({
      query: call(operations.lotteryDraws),
    }),
    lotteryDraw: build.query<ValueOf<typeof operations.lotteryDraw>, RequestOf<typeof operations.lotteryDraw>>({
      query: call(operations.lotteryDraw),
    }),
    lotteryBetProof: build.query<
      ValueOf<typeof operations.lotteryBetProof>,
      RequestOf<typeof operations.lotteryBetProof>
    >({ query: call(operations.lotteryBetProof) }),
    lotteryBets: build.infiniteQuery<
      ValueOf<typeof operations.lotteryBets>,
      Omit<RequestOf<typeof operations.lotteryBets>, 'pageNo'>,
      number
    >({
      query: ({ queryArg, pageParam }) => call(operations.lotteryBets)({ ...queryArg, pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Lottery'],
    }),
    lotteryChases: build.infiniteQuery<
      ValueOf<typeof operations.lotteryChases>,
      Omit<RequestOf<typeof operations.lotteryChases>, 'pageNo'>,
      number
    >({
      query: ({ queryArg, pageParam }) => call(operations.lotteryChases)({ ...queryArg, pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Lottery'],
    }),
    placeLotteryBets: build.mutation<PlacedSlip, Keyed<Slip>>({
      query: keyedCall(operations.placeLotteryBets),
      invalidatesTags: (placed) => (placed ? ['Wallet', 'Lottery'] : []),
    }),
    cancelLotteryBet: build.mutation<ValueOf<typeof operations.cancelLotteryBet>, { readonly id: string }>({
      query: call(operations.cancelLotteryBet),
      invalidatesTags: ['Wallet', 'Lottery'],
    }),
    cancelLotteryChase: build.mutation<ValueOf<typeof operations.cancelLotteryChase>, { readonly id: string }>({
      query: call(operations.cancelLotteryChase),
      invalidatesTags: ['Wallet', 'Lottery'],
    }),
  }),
});
