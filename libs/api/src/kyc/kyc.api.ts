import * as operations from '@livery/contract/kyc';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type IdentityCheck = ResponseValue<typeof operations.identityCheck>;

export const { useIdentityCheckQuery, useSubmitIdentityMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    identityCheck: build.query<IdentityCheck, void>({
      query: operationQuery(operations.identityCheck),
      providesTags: ['Session', 'Identity'],
    }),
    submitIdentity: build.mutation<IdentityCheck, RequestBody<typeof operations.submitIdentity>>({
      query: operationQuery(operations.submitIdentity),
      invalidatesTags: ['Identity', 'Security'],
    }),
  }),
});
