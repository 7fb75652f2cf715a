import type { Operation, RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/records';
import { call, wpsApi } from '../client/client.ts';

export type { BetEntry, MovementEntry, MovementGroup, MovementName, ProfitLoss } from '@livery/contract/records';

type Asked<O> = Omit<RequestOf<O>, 'cursor'>;

/** What a list of records is asked for: its days and what it is narrowed to. */
export type BetFilter = Asked<typeof operations.betRecord>;
export type MoneyFilter = Asked<typeof operations.moneyRecord>;
export type DepositFilter = Asked<typeof operations.depositRecord>;
export type WithdrawalFilter = Asked<typeof operations.withdrawalRecord>;

/** Pages that follow one another by a cursor; the first has none. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/** One page of a list that is read by cursor. */
export const pageCall =
  <Request extends object, Value>(operation: Operation<Request, Value>) =>
  ({ queryArg, pageParam }: { readonly queryArg: object; readonly pageParam: string | undefined }) =>
    call(operation)({ ...queryArg, ...(pageParam !== undefined && { cursor: pageParam }) } as never);

const recordsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    betRecord: build.infiniteQuery<ValueOf<typeof operations.betRecord>, BetFilter, string | undefined>({
      query: pageCall(operations.betRecord),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    betDetail: build.query<ValueOf<typeof operations.betDetail>, { vendor: string; id: string }>({
      query: call(operations.betDetail),
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    moneyRecord: build.infiniteQuery<ValueOf<typeof operations.moneyRecord>, MoneyFilter, string | undefined>({
      query: pageCall(operations.moneyRecord),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    depositRecord: build.infiniteQuery<ValueOf<typeof operations.depositRecord>, DepositFilter, string | undefined>({
      query: pageCall(operations.depositRecord),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Texts', 'Payments'],
    }),
    withdrawalRecord: build.infiniteQuery<
      ValueOf<typeof operations.withdrawalRecord>,
      WithdrawalFilter,
      string | undefined
    >({
      query: pageCall(operations.withdrawalRecord),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Texts', 'Withdrawals'],
    }),
    profitLoss: build.query<ValueOf<typeof operations.profitLoss>, { startDate: string; endDate: string }>({
      query: call(operations.profitLoss),
      providesTags: ['Session', 'Wallet', 'Movements'],
    }),
  }),
});

export const {
  useBetRecordInfiniteQuery,
  useBetDetailQuery,
  useMoneyRecordInfiniteQuery,
  useDepositRecordInfiniteQuery,
  useWithdrawalRecordInfiniteQuery,
  useProfitLossQuery,
  endpoints: recordEndpoints,
} = recordsApi;
