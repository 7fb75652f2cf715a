import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/cashback';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';
import { cursorPagination, cursorQuery } from '../history/history.api.ts';

export type { RebateClaim, RebateLine, RebateStatus } from '@livery/contract/cashback';

type Claim = RequestBody<typeof operations.claimRebate>;

export type RebateFilter = Omit<RequestBody<typeof operations.rebateReport>, 'cursor'>;

const cashbackApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    rebateStatus: build.query<ResponseValue<typeof operations.rebateStatus>, void>({
      query: operationQuery(operations.rebateStatus),
      providesTags: ['Session', 'Rebates', 'Wallet'],
    }),
    claimRebate: build.mutation<ResponseValue<typeof operations.claimRebate>, WithIdempotencyKey<Claim>>({
      query: idempotentQuery(operations.claimRebate),
      invalidatesTags: ['Rebates', 'Wallet'],
    }),
    rebateReport: build.infiniteQuery<ResponseValue<typeof operations.rebateReport>, RebateFilter, string | undefined>({
      query: cursorQuery(operations.rebateReport),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Rebates'],
    }),
  }),
});

export const { useRebateStatusQuery, useRebateReportInfiniteQuery, endpoints: cashbackEndpoints } = cashbackApi;

/**
 * Claims the rebate (cashback) for the valid bets since the last claim. If the member tries again before a response
 * is received, the gateway pays the rebate only once.
 */
export const useClaimRebate = () => {
  const [claim] = cashbackApi.useClaimRebateMutation();
  return useIdempotent<Claim, ResponseValue<typeof operations.claimRebate>>(operations.claimRebate, claim);
};
