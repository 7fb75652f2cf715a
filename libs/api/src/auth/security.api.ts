import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/security';
import { operationQuery, wpsApi } from '../client/client.ts';

export type SecurityConfig = ResponseValue<typeof operations.securityConfig>;
export type MemberSession = ResponseValue<typeof operations.memberSessions>['list'][number];
export type Passkey = ResponseValue<typeof operations.listPasskeys>['list'][number];

export const {
  useSecurityConfigQuery,
  useSecurityQuestionsQuery,
  useCustomerSecurityQuestionsQuery,
  useSetSecurityQuestionsMutation,
  useMemberSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useLoginHistoryQuery,
  useListPasskeysQuery,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  endpoints: securityEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    securityConfig: build.query<SecurityConfig, void>({
      query: operationQuery(operations.securityConfig),
      providesTags: ['Session', 'Security'],
    }),
    securityQuestions: build.query<ResponseValue<typeof operations.securityQuestions>, void>({
      query: operationQuery(operations.securityQuestions),
      providesTags: ['Texts'],
    }),
    customerSecurityQuestions: build.query<ResponseValue<typeof operations.customerSecurityQuestions>, void>({
      query: operationQuery(operations.customerSecurityQuestions),
      providesTags: ['Session', 'Security', 'Texts'],
    }),
    setSecurityQuestions: build.mutation<{ saved: true }, RequestBody<typeof operations.setSecurityQuestions>>({
      query: operationQuery(operations.setSecurityQuestions),
      invalidatesTags: ['Security'],
    }),
    memberSessions: build.query<ResponseValue<typeof operations.memberSessions>, void>({
      query: operationQuery(operations.memberSessions),
      providesTags: ['Session', 'Security'],
    }),
    revokeSession: build.mutation<{ ended: number }, RequestBody<typeof operations.revokeSession>>({
      query: operationQuery(operations.revokeSession),
      invalidatesTags: ['Security'],
    }),
    revokeOtherSessions: build.mutation<{ ended: number }, void>({
      query: operationQuery(operations.revokeOtherSessions),
      invalidatesTags: ['Security'],
    }),
    loginHistory: build.query<ResponseValue<typeof operations.loginHistory>, void>({
      query: operationQuery(operations.loginHistory),
      providesTags: ['Session'],
    }),
    listPasskeys: build.query<ResponseValue<typeof operations.listPasskeys>, void>({
      query: operationQuery(operations.listPasskeys),
      providesTags: ['Session', 'Security'],
    }),
    passkeyOptions: build.mutation<ResponseValue<typeof operations.passkeyOptions>, void>({
      query: operationQuery(operations.passkeyOptions),
    }),
    addPasskey: build.mutation<Passkey, RequestBody<typeof operations.addPasskey>>({
      query: operationQuery(operations.addPasskey),
      invalidatesTags: ['Security'],
    }),
    renamePasskey: build.mutation<{ saved: true }, RequestBody<typeof operations.renamePasskey>>({
      query: operationQuery(operations.renamePasskey),
      invalidatesTags: ['Security'],
    }),
    removePasskey: build.mutation<{ removed: true }, RequestBody<typeof operations.removePasskey>>({
      query: operationQuery(operations.removePasskey),
      invalidatesTags: ['Security'],
    }),
    passkeyLoginOptions: build.mutation<ResponseValue<typeof operations.passkeyLoginOptions>, void>({
      query: operationQuery(operations.passkeyLoginOptions),
    }),
    passkeyLogin: build.mutation<
      ResponseValue<typeof operations.passkeyLogin>,
      RequestBody<typeof operations.passkeyLogin>
    >({
      query: operationQuery(operations.passkeyLogin),
      invalidatesTags: ['Session'],
    }),
  }),
});
