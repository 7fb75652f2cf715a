import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/session';
import { changeEndpoint, opsApi, readEndpoint } from '../api/ops-api.ts';

/** The operator who is logged in, with their permissions and brands. */
export type Me = ResponseValue<typeof operations.whoAmI>;

export const {
  useWhoAmIQuery,
  usePasskeyChallengeMutation,
  usePasskeyLoginMutation,
  usePasswordLoginMutation,
  useCodeLoginMutation,
  useLogOutMutation,
  useLazyStepUpChallengeQuery,
  useStepUpByPasskeyMutation,
  useStepUpByCodeMutation,
  endpoints: sessionEndpoints,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    whoAmI: readEndpoint(build, operations.whoAmI, 'Me'),
    passkeyChallenge: changeEndpoint(build, operations.operatorPasskeyChallenge),
    passkeyLogin: changeEndpoint(build, operations.operatorPasskeyLogin, 'Me'),
    passwordLogin: changeEndpoint(build, operations.operatorPasswordLogin),
    codeLogin: changeEndpoint(build, operations.operatorCodeLogin, 'Me'),
    logOut: changeEndpoint(build, operations.operatorLogout),
    stepUpChallenge: readEndpoint(build, operations.stepUpChallenge),
    stepUpByPasskey: changeEndpoint(build, operations.stepUpByPasskey, 'Me'),
    stepUpByCode: changeEndpoint(build, operations.stepUpByCode, 'Me'),
  }),
});
