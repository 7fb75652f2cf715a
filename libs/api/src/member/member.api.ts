import * as operations from '@livery/contract/member';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export const { useMemberInfoQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<ValueOf<typeof operations.memberInfo>, void>({ query: call(operations.memberInfo), providesTags: ['Session'] }),
  }),
});
