import * as operations from '@livery/contract/lottery';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, type WithIdempotencyKey, idempotentQuery, wpsApi } from '../client/client.ts';

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

export type Slip = RequestBody<typeof operations.placeLotteryBets>;
export type PlacedSlip = ResponseValue<typeof operations.placeLotteryBets>;
export type DrawDetail = ResponseValue<typeof operations.lotteryDraw>;

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
    lotteryMenu: build.query<ResponseValue<typeof operations.lotteryMenu>, RequestBody<typeof operations.lotteryMenu>>({
      query: operationQuery(operations.lotteryMenu),
      keepUnusedDataFor: 3600,
    }),
    openedNumeros: build.query<
      ResponseValue<typeof operations.openedNumeros> & { readonly receivedAt: number },
      RequestBody<typeof operations.openedNumeros>
    >({
      query: operationQuery(operations.openedNumeros),
      // Adds to the response the device time at which it was received. Countdowns need the difference between the
      // gateway's clock and the device's clock.
      transformResponse: (value: ResponseValue<typeof operations.openedNumeros>) => ({
        ...value,
        receivedAt: Date.now(),
      }),
    }),
    nearNumeros: build.query<ResponseValue<typeof operations.nearNumeros>, RequestBody<typeof operations.nearNumeros>>({
      query: operationQuery(operations.nearNumeros),
      keepUnusedDataFor: 0,
    }),
    lotteryBoard: build.query<
      ResponseValue<typeof operations.lotteryBoard>,
      RequestBody<typeof operations.lotteryBoard>
    >({
      query: operationQuery(operations.lotteryBoard),
      providesTags: ['Session'],
    }),
    lotteryDraws: build.query<
      ResponseValue<typeof operations.lotteryDraws>,
      RequestBody<typeof operations.lotteryDraws>
    >({
      query: operationQuery(operations.lotteryDraws),
    }),
    lotteryDraw: build.query<ResponseValue<typeof operations.lotteryDraw>, RequestBody<typeof operations.lotteryDraw>>({
      query: operationQuery(operations.lotteryDraw),
    }),
    lotteryBetProof: build.query<
      ResponseValue<typeof operations.lotteryBetProof>,
      RequestBody<typeof operations.lotteryBetProof>
    >({ query: operationQuery(operations.lotteryBetProof) }),
    lotteryBets: build.infiniteQuery<
      ResponseValue<typeof operations.lotteryBets>,
      Omit<RequestBody<typeof operations.lotteryBets>, 'pageNo'>,
      number
    >({
      query: ({ queryArg, pageParam }) => operationQuery(operations.lotteryBets)({ ...queryArg, pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Lottery'],
    }),
    lotteryChases: build.infiniteQuery<
      ResponseValue<typeof operations.lotteryChases>,
      Omit<RequestBody<typeof operations.lotteryChases>, 'pageNo'>,
      number
    >({
      query: ({ queryArg, pageParam }) => operationQuery(operations.lotteryChases)({ ...queryArg, pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Lottery'],
    }),
    placeLotteryBets: build.mutation<PlacedSlip, WithIdempotencyKey<Slip>>({
      query: idempotentQuery(operations.placeLotteryBets),
      invalidatesTags: (placed) => (placed ? ['Wallet', 'Lottery'] : []),
    }),
    cancelLotteryBet: build.mutation<ResponseValue<typeof operations.cancelLotteryBet>, { readonly id: string }>({
      query: operationQuery(operations.cancelLotteryBet),
      invalidatesTags: ['Wallet', 'Lottery'],
    }),
    cancelLotteryChase: build.mutation<ResponseValue<typeof operations.cancelLotteryChase>, { readonly id: string }>({
      query: operationQuery(operations.cancelLotteryChase),
      invalidatesTags: ['Wallet', 'Lottery'],
    }),
  }),
});
