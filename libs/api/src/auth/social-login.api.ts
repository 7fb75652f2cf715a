import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/social-login';
import { operationQuery, wpsApi } from '../client/client.ts';

export type SocialStart = ResponseValue<typeof operations.startSocialLogin>;
export type SocialChannel = RequestBody<typeof operations.startSocialLogin>['firebaseChannel'];

export const { useStartSocialLoginMutation } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    startSocialLogin: build.mutation<SocialStart, RequestBody<typeof operations.startSocialLogin>>({
      query: operationQuery(operations.startSocialLogin),
    }),
  }),
});
