import * as operations from '@livery/contract/commissions';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import '../client/register-agent-schemas.ts';
import { operationQuery, wpsApi } from '../client/client.ts';
import { cursorPagination, cursorQuery } from '../history/history.api.ts';

export type {
  DownlineRates,
  DownlineRatesList,
  Commission,
  CommissionReport,
  RateCategory,
} from '@livery/contract/commissions';

export type CommissionFilter = Omit<RequestBody<typeof operations.commissionReport>, 'cursor'>;

const commissionsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    downlineRates: build.infiniteQuery<ResponseValue<typeof operations.downlineRates>, string, string | undefined>({
      query: ({ queryArg: search, pageParam }) =>
        cursorQuery(operations.downlineRates)({ queryArg: { search }, pageParam }),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'LineRebates'],
    }),
    updateDownlineRates: build.mutation<
      ResponseValue<typeof operations.updateDownlineRates>,
      RequestBody<typeof operations.updateDownlineRates>
    >({ query: operationQuery(operations.updateDownlineRates), invalidatesTags: ['LineRebates'] }),
    commissionReport: build.infiniteQuery<
      ResponseValue<typeof operations.commissionReport>,
      CommissionFilter,
      string | undefined
    >({
      query: cursorQuery(operations.commissionReport),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Wallet'],
    }),
  }),
});

export const {
  useDownlineRatesInfiniteQuery,
  useUpdateDownlineRatesMutation,
  useCommissionReportInfiniteQuery,
  endpoints: commissionEndpoints,
} = commissionsApi;
