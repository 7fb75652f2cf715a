import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/recovery';
import { operationQuery, wpsApi } from '../client/client.ts';

type Set = ResponseValue<typeof operations.setPasswordBySms>;

export const {
  useForgotPasswordByEmailMutation,
  useSetPasswordBySmsMutation,
  useSetPasswordByEmailMutation,
  useChangePasswordMutation,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPasswordByEmail: build.mutation<
      ResponseValue<typeof operations.forgotPasswordByEmail>,
      RequestBody<typeof operations.forgotPasswordByEmail>
    >({ query: operationQuery(operations.forgotPasswordByEmail) }),
    setPasswordBySms: build.mutation<Set, RequestBody<typeof operations.setPasswordBySms>>({
      query: operationQuery(operations.setPasswordBySms),
    }),
    setPasswordByEmail: build.mutation<Set, RequestBody<typeof operations.setPasswordByEmail>>({
      query: operationQuery(operations.setPasswordByEmail),
    }),
    changePassword: build.mutation<
      ResponseValue<typeof operations.changePassword>,
      RequestBody<typeof operations.changePassword>
    >({ query: operationQuery(operations.changePassword) }),
  }),
});
