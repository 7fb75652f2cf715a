import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/auth/step-up';
import { operationQuery, wpsApi } from '../client/client.ts';

export type StepUpMethod = ResponseValue<typeof operations.stepUpOptions>['methods'][number];

export const { useStepUpOptionsQuery, useSendStepUpCodeMutation, useStepUpPasskeyOptionsMutation, useStepUpMutation } =
  wpsApi.injectEndpoints({
    endpoints: (build) => ({
      stepUpOptions: build.query<ResponseValue<typeof operations.stepUpOptions>, void>({
        query: operationQuery(operations.stepUpOptions),
        providesTags: ['Session', 'Security', 'Profile'],
      }),
      sendStepUpCode: build.mutation<
        ResponseValue<typeof operations.sendStepUpCode>,
        RequestBody<typeof operations.sendStepUpCode>
      >({ query: operationQuery(operations.sendStepUpCode) }),
      stepUpPasskeyOptions: build.mutation<ResponseValue<typeof operations.stepUpPasskeyOptions>, void>({
        query: operationQuery(operations.stepUpPasskeyOptions),
      }),
      stepUp: build.mutation<ResponseValue<typeof operations.stepUp>, RequestBody<typeof operations.stepUp>>({
        query: operationQuery(operations.stepUp),
      }),
    }),
  });
