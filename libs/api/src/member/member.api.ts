import * as operations from '@livery/contract/member';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export { fetchMemberData } from './fetch-member-data.ts';

export const { useMemberInfoQuery, useClosingStateQuery, useCloseAccountMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<ValueOf<typeof operations.memberInfo>, void>({
      query: call(operations.memberInfo),
      providesTags: ['Session'],
    }),
    closingState: build.query<ValueOf<typeof operations.closingState>, void>({
      query: call(operations.closingState),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<ValueOf<typeof operations.closeAccount>, RequestOf<typeof operations.closeAccount>>({
      query: call(operations.closeAccount),
    }),
  }),
});
