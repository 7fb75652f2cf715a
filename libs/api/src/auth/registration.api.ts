import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/registration';
import { operationQuery, wpsApi } from '../client/client.ts';

export type RegisterRequest = RequestBody<typeof operations.register>;
export type RegisterSettings = ResponseValue<typeof operations.registerSettings>;
type Session = ResponseValue<typeof operations.register>;

export const {
  useRegisterSettingsQuery,
  useRegisterMutation,
  useRegisterByMobileMutation,
  useLazyCheckAffiliateCodeQuery,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    registerSettings: build.query<RegisterSettings, RequestBody<typeof operations.registerSettings>>({
      query: operationQuery(operations.registerSettings),
    }),
    register: build.mutation<Session, RegisterRequest>({
      query: operationQuery(operations.register),
      invalidatesTags: ['Session'],
    }),
    registerByMobile: build.mutation<Session, RegisterRequest>({
      query: operationQuery(operations.registerByMobile),
      invalidatesTags: ['Session'],
    }),
    checkAffiliateCode: build.query<
      ResponseValue<typeof operations.checkAffiliateCode>,
      RequestBody<typeof operations.checkAffiliateCode>
    >({ query: operationQuery(operations.checkAffiliateCode), keepUnusedDataFor: 0 }),
  }),
});
