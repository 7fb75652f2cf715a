import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/verification';
import { call, wpsApi } from '../client/client.ts';

type Sent = ValueOf<typeof operations.sendSmsNoLogin>;
export type VerificationPatterns = ValueOf<typeof operations.verificationPatterns>;

export const { useVerificationPatternsQuery, useSendSmsNoLoginMutation, useSendSmsRegisterMutation } =
  wpsApi.injectEndpoints({
    endpoints: (build) => ({
      verificationPatterns: build.query<VerificationPatterns, RequestOf<typeof operations.verificationPatterns>>({
        query: call(operations.verificationPatterns),
      }),
      sendSmsNoLogin: build.mutation<Sent, RequestOf<typeof operations.sendSmsNoLogin>>({
        query: call(operations.sendSmsNoLogin),
      }),
      sendSmsRegister: build.mutation<Sent, RequestOf<typeof operations.sendSmsRegister>>({
        query: call(operations.sendSmsRegister),
      }),
    }),
  });
