import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/registration';
import { call, wpsApi } from '../client/client.ts';

export type RegisterRequest = RequestOf<typeof operations.register>;
export type RegisterSettings = ValueOf<typeof operations.registerSettings>;
type Session = ValueOf<typeof operations.register>;

export const {
  useRegisterSettingsQuery,
  useRegisterMutation,
  useRegisterByMobileMutation,
  useLazyCheckAffiliateCodeQuery,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    registerSettings: build.query<RegisterSettings, RequestOf<typeof operations.registerSettings>>({
      query: call(operations.registerSettings),
    }),
    register: build.mutation<Session, RegisterRequest>({
      query: call(operations.register),
      invalidatesTags: ['Session'],
    }),
    registerByMobile: build.mutation<Session, RegisterRequest>({
      query: call(operations.registerByMobile),
      invalidatesTags: ['Session'],
    }),
    checkAffiliateCode: build.query<
      ValueOf<typeof operations.checkAffiliateCode>,
      RequestOf<typeof operations.checkAffiliateCode>
    >({ query: call(operations.checkAffiliateCode), keepUnusedDataFor: 0 }),
  }),
});
