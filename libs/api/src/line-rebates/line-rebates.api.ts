import * as operations from '@livery/contract/line-rebates';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import '../client/agent-schemas.ts';
import { call, wpsApi } from '../client/client.ts';
import { byCursor, pageCall } from '../records/records.api.ts';

export type {
  DownlineRebate,
  DownlineRebates,
  LineRebate,
  LineRebateReport,
  RateCategory,
} from '@livery/contract/line-rebates';

export type LineRebateFilter = Omit<RequestOf<typeof operations.lineRebateReport>, 'cursor'>;

const lineRebatesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    downlineRebates: build.infiniteQuery<ValueOf<typeof operations.downlineRebates>, string, string | undefined>({
      query: ({ queryArg: search, pageParam }) =>
        pageCall(operations.downlineRebates)({ queryArg: { search }, pageParam }),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'LineRebates'],
    }),
    updateDownlineRebates: build.mutation<
      ValueOf<typeof operations.updateDownlineRebates>,
      RequestOf<typeof operations.updateDownlineRebates>
    >({ query: call(operations.updateDownlineRebates), invalidatesTags: ['LineRebates'] }),
    lineRebateReport: build.infiniteQuery<
      ValueOf<typeof operations.lineRebateReport>,
      LineRebateFilter,
      string | undefined
    >({
      query: pageCall(operations.lineRebateReport),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Wallet'],
    }),
  }),
});

export const {
  useDownlineRebatesInfiniteQuery,
  useUpdateDownlineRebatesMutation,
  useLineRebateReportInfiniteQuery,
  endpoints: lineRebateEndpoints,
} = lineRebatesApi;
