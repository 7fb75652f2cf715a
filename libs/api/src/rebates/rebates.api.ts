import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/rebates';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';
import { byCursor, pageCall } from '../records/records.api.ts';

export type { RebateClaim, RebateLine, RebateStanding } from '@livery/contract/rebates';

type Claim = RequestOf<typeof operations.claimRebate>;

export type RebateFilter = Omit<RequestOf<typeof operations.rebateReport>, 'cursor'>;

const rebatesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    rebateStanding: build.query<ValueOf<typeof operations.rebateStanding>, void>({
      query: call(operations.rebateStanding),
      providesTags: ['Session', 'Rebates', 'Wallet'],
    }),
    claimRebate: build.mutation<ValueOf<typeof operations.claimRebate>, Keyed<Claim>>({
      query: keyedCall(operations.claimRebate),
      invalidatesTags: ['Rebates', 'Wallet'],
    }),
    rebateReport: build.infiniteQuery<ValueOf<typeof operations.rebateReport>, RebateFilter, string | undefined>({
      query: pageCall(operations.rebateReport),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Rebates'],
    }),
  }),
});

export const { useRebateStandingQuery, useRebateReportInfiniteQuery, endpoints: rebateEndpoints } = rebatesApi;

/** Claims the rebate so far, once. */
export const useClaimRebate = () => {
  const [claim] = rebatesApi.useClaimRebateMutation();
  return useIdempotent<Claim, ValueOf<typeof operations.claimRebate>>(operations.claimRebate, claim);
};
