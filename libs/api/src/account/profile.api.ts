import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/account/profile';
import { operationQuery, wpsApi } from '../client/client.ts';

export const {
  useMemberIconQuery,
  useSetMemberIconMutation,
  useMemberProfileQuery,
  useSetNicknameMutation,
  useSetPayeeNameMutation,
  useSetEmailMutation,
  useSendEmailLinkMutation,
  useVerifyEmailMutation,
  endpoints: profileEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberIcon: build.query<ResponseValue<typeof operations.memberIcon>, void>({
      query: operationQuery(operations.memberIcon),
      providesTags: ['Session', 'Profile'],
    }),
    setMemberIcon: build.mutation<
      ResponseValue<typeof operations.setMemberIcon>,
      RequestBody<typeof operations.setMemberIcon>
    >({ query: operationQuery(operations.setMemberIcon), invalidatesTags: ['Session', 'Profile'] }),
    memberProfile: build.query<ResponseValue<typeof operations.memberProfile>, void>({
      query: operationQuery(operations.memberProfile),
      providesTags: ['Session', 'Profile'],
    }),
    setNickname: build.mutation<{ saved: true }, RequestBody<typeof operations.setNickname>>({
      query: operationQuery(operations.setNickname),
      invalidatesTags: ['Session', 'Profile'],
    }),
    setPayeeName: build.mutation<{ saved: true }, RequestBody<typeof operations.setPayeeName>>({
      query: operationQuery(operations.setPayeeName),
      invalidatesTags: ['Profile'],
    }),
    sendEmailLink: build.mutation<{ sent: true }, void>({ query: operationQuery(operations.sendEmailLink) }),
    verifyEmail: build.mutation<{ verified: true }, RequestBody<typeof operations.verifyEmail>>({
      query: operationQuery(operations.verifyEmail),
      invalidatesTags: ['Profile', 'Security'],
    }),
    setEmail: build.mutation<{ saved: true }, RequestBody<typeof operations.setEmail>>({
      query: operationQuery(operations.setEmail),
      invalidatesTags: ['Profile', 'Security'],
    }),
  }),
});
