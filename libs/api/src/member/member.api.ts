import * as operations from '@livery/contract/member';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export const { useMemberInfoQuery, useLazyMemberDataQuery, useCloseAccountMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<ValueOf<typeof operations.memberInfo>, void>({ query: call(operations.memberInfo), providesTags: ['Session'] }),
    memberData: build.query<ValueOf<typeof operations.memberData>, void>({ query: call(operations.memberData), keepUnusedDataFor: 0 }),
    closeAccount: build.mutation<ValueOf<typeof operations.closeAccount>, RequestOf<typeof operations.closeAccount>>({ query: call(operations.closeAccount) }),
  }),
});
