import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/recovery';
import { call, wpsApi } from '../client/client.ts';

type Set = ValueOf<typeof operations.setPasswordBySms>;

export const {
  useForgotPasswordByEmailMutation,
  useSetPasswordBySmsMutation,
  useSetPasswordByEmailMutation,
  useChangePasswordMutation,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPasswordByEmail: build.mutation<
      ValueOf<typeof operations.forgotPasswordByEmail>,
      RequestOf<typeof operations.forgotPasswordByEmail>
    >({ query: call(operations.forgotPasswordByEmail) }),
    setPasswordBySms: build.mutation<Set, RequestOf<typeof operations.setPasswordBySms>>({
      query: call(operations.setPasswordBySms),
    }),
    setPasswordByEmail: build.mutation<Set, RequestOf<typeof operations.setPasswordByEmail>>({
      query: call(operations.setPasswordByEmail),
    }),
    changePassword: build.mutation<
      ValueOf<typeof operations.changePassword>,
      RequestOf<typeof operations.changePassword>
    >({ query: call(operations.changePassword) }),
  }),
});
