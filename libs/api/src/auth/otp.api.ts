import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/otp';
import { operationQuery, wpsApi } from '../client/client.ts';

type Sent = ResponseValue<typeof operations.sendSmsNoLogin>;
export type VerificationPatterns = ResponseValue<typeof operations.verificationPatterns>;

export const { useVerificationPatternsQuery, useSendSmsNoLoginMutation, useSendSmsRegisterMutation } =
  wpsApi.injectEndpoints({
    endpoints: (build) => ({
      verificationPatterns: build.query<VerificationPatterns, RequestBody<typeof operations.verificationPatterns>>({
        query: operationQuery(operations.verificationPatterns),
      }),
      sendSmsNoLogin: build.mutation<Sent, RequestBody<typeof operations.sendSmsNoLogin>>({
        query: operationQuery(operations.sendSmsNoLogin),
      }),
      sendSmsRegister: build.mutation<Sent, RequestBody<typeof operations.sendSmsRegister>>({
        query: operationQuery(operations.sendSmsRegister),
      }),
    }),
  });
