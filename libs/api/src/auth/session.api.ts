import * as operations from '@livery/contract/auth/session';
import type { SessionValue } from '@livery/contract/auth/session';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type LoginRequest = RequestBody<typeof operations.login>;
export type BotCheckTask = ResponseValue<typeof operations.botCheck>;

export const {
  useLoginMutation,
  useLogoutMutation,
  useCaptchaQuery,
  useBotCheckQuery,
  useFreePlayMutation,
  useRenewSessionMutation,
  endpoints: sessionEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionValue, LoginRequest>({
      query: operationQuery(operations.login),
      invalidatesTags: ['Session'],
    }),
    logout: build.mutation<{ loggedOut: true }, void>({ query: operationQuery(operations.logout) }),
    renewSession: build.mutation<ResponseValue<typeof operations.renewSession>, void>({
      query: operationQuery(operations.renewSession),
    }),
    freePlay: build.mutation<ResponseValue<typeof operations.freePlay>, RequestBody<typeof operations.freePlay>>({
      query: operationQuery(operations.freePlay),
    }),
    captcha: build.query<string, RequestBody<typeof operations.captcha>>({
      query: operationQuery(operations.captcha),
      keepUnusedDataFor: 0,
    }),
    botCheck: build.query<BotCheckTask, RequestBody<typeof operations.botCheck>>({
      query: operationQuery(operations.botCheck),
      keepUnusedDataFor: 0,
    }),
  }),
});
