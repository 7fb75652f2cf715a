import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/profile';
import { call, wpsApi } from '../client/client.ts';

export const {
  useMemberIconQuery,
  useSetMemberIconMutation,
  useMemberProfileQuery,
  useSetNicknameMutation,
  useSetPayeeNameMutation,
  useSetEmailMutation,
  useSendEmailLinkMutation,
  useVerifyEmailMutation,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberIcon: build.query<ValueOf<typeof operations.memberIcon>, void>({
      query: call(operations.memberIcon),
      providesTags: ['Session', 'Profile'],
    }),
    setMemberIcon: build.mutation<ValueOf<typeof operations.setMemberIcon>, RequestOf<typeof operations.setMemberIcon>>(
      { query: call(operations.setMemberIcon), invalidatesTags: ['Session', 'Profile'] },
    ),
    memberProfile: build.query<ValueOf<typeof operations.memberProfile>, void>({
      query: call(operations.memberProfile),
      providesTags: ['Session', 'Profile'],
    }),
    setNickname: build.mutation<{ saved: true }, RequestOf<typeof operations.setNickname>>({
      query: call(operations.setNickname),
      invalidatesTags: ['Session', 'Profile'],
    }),
    setPayeeName: build.mutation<{ saved: true }, RequestOf<typeof operations.setPayeeName>>({
      query: call(operations.setPayeeName),
      invalidatesTags: ['Profile'],
    }),
    sendEmailLink: build.mutation<{ sent: true }, void>({ query: call(operations.sendEmailLink) }),
    verifyEmail: build.mutation<{ verified: true }, RequestOf<typeof operations.verifyEmail>>({
      query: call(operations.verifyEmail),
      invalidatesTags: ['Profile', 'Security'],
    }),
    setEmail: build.mutation<{ saved: true }, RequestOf<typeof operations.setEmail>>({
      query: call(operations.setEmail),
      invalidatesTags: ['Profile', 'Security'],
    }),
  }),
});
