import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/social';
import { call, wpsApi } from '../client/client.ts';

export type SocialStart = ValueOf<typeof operations.startSocialLogin>;
export type SocialChannel = RequestOf<typeof operations.startSocialLogin>['firebaseChannel'];

export const { useStartSocialLoginMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    startSocialLogin: build.mutation<SocialStart, RequestOf<typeof operations.startSocialLogin>>({
      query: call(operations.startSocialLogin),
    }),
  }),
});
