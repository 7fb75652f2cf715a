import * as operations from '@livery/contract/session';
import type { SessionValue } from '@livery/contract/session';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type LoginRequest = RequestOf<typeof operations.login>;

export const {
  useLoginMutation,
  useLogoutMutation,
  useCaptchaQuery,
  useFreePlayMutation,
  useRenewSessionMutation,
  endpoints: sessionEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionValue, LoginRequest>({ query: call(operations.login), invalidatesTags: ['Session'] }),
    logout: build.mutation<{ loggedOut: true }, void>({ query: call(operations.logout) }),
    renewSession: build.mutation<ValueOf<typeof operations.renewSession>, void>({
      query: call(operations.renewSession),
    }),
    freePlay: build.mutation<ValueOf<typeof operations.freePlay>, RequestOf<typeof operations.freePlay>>({
      query: call(operations.freePlay),
    }),
    captcha: build.query<string, RequestOf<typeof operations.captcha>>({
      query: call(operations.captcha),
      keepUnusedDataFor: 0,
    }),
  }),
});
