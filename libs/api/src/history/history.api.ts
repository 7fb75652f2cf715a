import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/history';
import { operationQuery, wpsApi } from '../client/client.ts';

export type {
  BetEntry,
  TransactionEntry,
  TransactionGroup,
  TransactionName,
  ProfitLoss,
} from '@livery/contract/history';

type ListFilter<O> = Omit<RequestBody<O>, 'cursor'>;

export type BetTotals = NonNullable<ResponseValue<typeof operations.listBets>['totals']>;
export type BetFilter = ListFilter<typeof operations.listBets>;
export type MoneyFilter = ListFilter<typeof operations.listTransactions>;
export type DepositFilter = ListFilter<typeof operations.listDeposits>;
export type WithdrawalFilter = ListFilter<typeof operations.listWithdrawals>;

/**
 * Options of a query that loads a list page by page. The gateway returns each page with the field `next`, which is the
 * cursor of the next page. The first page is requested without a cursor.
 */
export const cursorPagination = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/**
 * Creates the `query` function of a list that is loaded page by page. `pageParam` is the cursor from the previous
 * page. It is undefined for the first page.
 */
export const cursorQuery =
  <Request extends object, Value>(operation: Operation<Request, Value>) =>
  ({ queryArg, pageParam }: { readonly queryArg: object; readonly pageParam: string | undefined }) =>
    operationQuery(operation)({ ...queryArg, ...(pageParam !== undefined && { cursor: pageParam }) } as never);

const historyApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listBets: build.infiniteQuery<ResponseValue<typeof operations.listBets>, BetFilter, string | undefined>({
      query: cursorQuery(operations.listBets),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    betDetail: build.query<ResponseValue<typeof operations.betDetail>, { vendor: string; id: string }>({
      query: operationQuery(operations.betDetail),
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    listTransactions: build.infiniteQuery<
      ResponseValue<typeof operations.listTransactions>,
      MoneyFilter,
      string | undefined
    >({
      query: cursorQuery(operations.listTransactions),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Texts', 'Wallet', 'Movements'],
    }),
    listDeposits: build.infiniteQuery<ResponseValue<typeof operations.listDeposits>, DepositFilter, string | undefined>(
      {
        query: cursorQuery(operations.listDeposits),
        infiniteQueryOptions: cursorPagination,
        providesTags: ['Session', 'Texts', 'Payments'],
      },
    ),
    listWithdrawals: build.infiniteQuery<
      ResponseValue<typeof operations.listWithdrawals>,
      WithdrawalFilter,
      string | undefined
    >({
      query: cursorQuery(operations.listWithdrawals),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Texts', 'Withdrawals'],
    }),
    profitLoss: build.query<ResponseValue<typeof operations.profitLoss>, { startDate: string; endDate: string }>({
      query: operationQuery(operations.profitLoss),
      providesTags: ['Session', 'Wallet', 'Movements'],
    }),
  }),
});

export const {
  useListBetsInfiniteQuery,
  useBetDetailQuery,
  useListTransactionsInfiniteQuery,
  useListDepositsInfiniteQuery,
  useListWithdrawalsInfiniteQuery,
  useProfitLossQuery,
  endpoints: historyEndpoints,
} = historyApi;
