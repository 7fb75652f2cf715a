import * as operations from '@livery/contract/identity';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type IdentityCheck = ValueOf<typeof operations.identityCheck>;

export const { useIdentityCheckQuery, useSubmitIdentityMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    identityCheck: build.query<IdentityCheck, void>({
      query: call(operations.identityCheck),
      providesTags: ['Session', 'Identity'],
    }),
    submitIdentity: build.mutation<IdentityCheck, RequestOf<typeof operations.submitIdentity>>({
      query: call(operations.submitIdentity),
      invalidatesTags: ['Identity', 'Security'],
    }),
  }),
});
