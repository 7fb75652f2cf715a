import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/security';
import { call, wpsApi } from '../client/client.ts';

export type SecurityConfig = ValueOf<typeof operations.securityConfig>;
export type MemberSession = ValueOf<typeof operations.memberSessions>['list'][number];
export type Passkey = ValueOf<typeof operations.listPasskeys>['list'][number];

export const {
  useSecurityConfigQuery,
  useSecurityQuestionsQuery,
  useCustomerSecurityQuestionsQuery,
  useSetSecurityQuestionsMutation,
  useMemberSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
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
      query: call(operations.securityConfig),
      providesTags: ['Session', 'Security'],
    }),
    securityQuestions: build.query<ValueOf<typeof operations.securityQuestions>, void>({
      query: call(operations.securityQuestions),
      providesTags: ['Texts'],
    }),
    customerSecurityQuestions: build.query<ValueOf<typeof operations.customerSecurityQuestions>, void>({
      query: call(operations.customerSecurityQuestions),
      providesTags: ['Session', 'Security', 'Texts'],
    }),
    setSecurityQuestions: build.mutation<{ saved: true }, RequestOf<typeof operations.setSecurityQuestions>>({
      query: call(operations.setSecurityQuestions),
      invalidatesTags: ['Security'],
    }),
    memberSessions: build.query<ValueOf<typeof operations.memberSessions>, void>({
      query: call(operations.memberSessions),
      providesTags: ['Session', 'Security'],
    }),
    endSession: build.mutation<{ ended: number }, RequestOf<typeof operations.endSession>>({
      query: call(operations.endSession),
      invalidatesTags: ['Security'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: call(operations.endOtherSessions),
      invalidatesTags: ['Security'],
    }),
    loginHistory: build.query<ValueOf<typeof operations.loginHistory>, void>({
      query: call(operations.loginHistory),
      providesTags: ['Session'],
    }),
    listPasskeys: build.query<ValueOf<typeof operations.listPasskeys>, void>({
      query: call(operations.listPasskeys),
      providesTags: ['Session', 'Security'],
    }),
    passkeyOptions: build.mutation<ValueOf<typeof operations.passkeyOptions>, void>({
      query: call(operations.passkeyOptions),
    }),
    addPasskey: build.mutation<Passkey, RequestOf<typeof operations.addPasskey>>({
      query: call(operations.addPasskey),
      invalidatesTags: ['Security'],
    }),
    renamePasskey: build.mutation<{ saved: true }, RequestOf<typeof operations.renamePasskey>>({
      query: call(operations.renamePasskey),
      invalidatesTags: ['Security'],
    }),
    removePasskey: build.mutation<{ removed: true }, RequestOf<typeof operations.removePasskey>>({
      query: call(operations.removePasskey),
      invalidatesTags: ['Security'],
    }),
    passkeyLoginOptions: build.mutation<ValueOf<typeof operations.passkeyLoginOptions>, void>({
      query: call(operations.passkeyLoginOptions),
    }),
    passkeyLogin: build.mutation<ValueOf<typeof operations.passkeyLogin>, RequestOf<typeof operations.passkeyLogin>>({
      query: call(operations.passkeyLogin),
      invalidatesTags: ['Session'],
    }),
  }),
});
