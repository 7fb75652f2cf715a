import * as operations from '@livery/contract/account/member';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export { fetchMemberData } from './fetch-member-data.ts';

export const { useMemberInfoQuery, useClosingStateQuery, useCloseAccountMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<ResponseValue<typeof operations.memberInfo>, void>({
      query: operationQuery(operations.memberInfo),
      providesTags: ['Session'],
    }),
    closingState: build.query<ResponseValue<typeof operations.closingState>, void>({
      query: operationQuery(operations.closingState),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<
      ResponseValue<typeof operations.closeAccount>,
      RequestBody<typeof operations.closeAccount>
    >({
      query: operationQuery(operations.closeAccount),
    }),
  }),
});
