import * as operations from '@livery/contract/operators/invitations';
import { changeEndpoint, opsApi } from '../../api/ops-api.ts';

export const {
  useReadInvitationMutation,
  useInvitationPasskeyMutation,
  useInvitationTotpMutation,
  useAcceptInvitationMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    readInvitation: changeEndpoint(build, operations.readInvitation),
    invitationPasskey: changeEndpoint(build, operations.invitationPasskeyChallenge),
    invitationTotp: changeEndpoint(build, operations.invitationTotpSetup),
    acceptInvitation: changeEndpoint(build, operations.acceptInvitation, 'Me'),
  }),
});
