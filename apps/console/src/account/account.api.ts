import * as factors from '@livery/contract/operators/second-factors';
import * as sessions from '@livery/contract/operators/session';
import { changeEndpoint, opsApi, readEndpoint } from '../api/ops-api.ts';

export const {
  useOwnFactorsQuery,
  useLazyOwnPasskeyChallengeQuery,
  useAddOwnPasskeyMutation,
  useRenameOwnPasskeyMutation,
  useRemoveOwnPasskeyMutation,
  useLazyOwnTotpSetupQuery,
  useSetOwnTotpMutation,
  useCreateOwnRecoveryCodesMutation,
  useChangeOwnPasswordMutation,
  useOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherOwnSessionsMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    ownFactors: readEndpoint(build, factors.readOwnFactors, 'Factors'),
    ownPasskeyChallenge: readEndpoint(build, factors.ownPasskeyChallenge),
    addOwnPasskey: changeEndpoint(build, factors.addOwnPasskey, 'Factors'),
    renameOwnPasskey: changeEndpoint(build, factors.renameOwnPasskey, 'Factors'),
    removeOwnPasskey: changeEndpoint(build, factors.removeOwnPasskey, 'Factors'),
    ownTotpSetup: readEndpoint(build, factors.ownTotpSetup),
    setOwnTotp: changeEndpoint(build, factors.setOwnTotp, 'Factors'),
    createOwnRecoveryCodes: changeEndpoint(build, factors.createOwnRecoveryCodes, 'Factors'),
    changeOwnPassword: changeEndpoint(build, factors.changeOwnPassword, 'Factors', 'Sessions'),
    ownSessions: readEndpoint(build, sessions.listOwnSessions, 'Sessions'),
    endOwnSession: changeEndpoint(build, sessions.endOwnSession, 'Sessions'),
    endOtherOwnSessions: changeEndpoint(build, sessions.endOtherOwnSessions, 'Sessions'),
  }),
});
