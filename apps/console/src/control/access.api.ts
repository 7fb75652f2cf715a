import type { ResponseValue } from '@livery/contract/operation';
import * as tokens from '@livery/contract/operators/api-tokens';
import * as grants from '@livery/contract/operators/grants';
import * as operators from '@livery/contract/operators/operators';
import * as roles from '@livery/contract/operators/roles';
import { changeEndpoint, opsApi, readEndpoint, versionedEndpoint } from '../api/ops-api.ts';

export type Operator = ResponseValue<typeof operators.listOperators>['list'][number];
export type Grant = Operator['grants'][number];
export type Role = ResponseValue<typeof roles.listRoles>['list'][number];
export type ApiToken = ResponseValue<typeof tokens.listApiTokens>['list'][number];

export const {
  useOperatorsQuery,
  useColleaguesQuery,
  useInviteOperatorMutation,
  useRenewInvitationMutation,
  useSuspendOperatorMutation,
  useResumeOperatorMutation,
  useEndOperatorSessionsMutation,
  useGiveGrantMutation,
  useRequestGrantMutation,
  useEndBrandGrantMutation,
  useEndGrantMutation,
  useRolesQuery,
  useCreateRoleMutation,
  useChangeRoleMutation,
  useDeleteRoleMutation,
  useApiTokensQuery,
  useCreateApiTokenMutation,
  useRevokeApiTokenMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    operators: readEndpoint(build, operators.listOperators, 'Operators'),
    colleagues: readEndpoint(build, operators.listColleagues, 'Operators', 'Me'),
    inviteOperator: changeEndpoint(build, operators.inviteOperator, 'Operators'),
    renewInvitation: changeEndpoint(build, operators.renewInvitation, 'Operators'),
    suspendOperator: changeEndpoint(build, operators.suspendOperator, 'Operators'),
    resumeOperator: changeEndpoint(build, operators.resumeOperator, 'Operators'),
    endOperatorSessions: changeEndpoint(build, operators.endOperatorSessions, 'Operators'),
    giveGrant: changeEndpoint(build, grants.giveGrant, 'Operators', 'Me'),
    requestGrant: changeEndpoint(build, grants.requestGrant, 'Approvals'),
    endBrandGrant: changeEndpoint(build, grants.endBrandGrant, 'Operators', 'Me'),
    endGrant: changeEndpoint(build, grants.endGrant, 'Operators', 'Me'),
    roles: readEndpoint(build, roles.listRoles, 'Roles'),
    createRole: changeEndpoint(build, roles.createRole, 'Roles'),
    changeRole: versionedEndpoint(build, roles.changeRole, 'Roles', 'Me'),
    deleteRole: versionedEndpoint(build, roles.deleteRole, 'Roles'),
    apiTokens: readEndpoint(build, tokens.listApiTokens, 'ApiTokens'),
    createApiToken: changeEndpoint(build, tokens.createApiToken, 'ApiTokens'),
    revokeApiToken: changeEndpoint(build, tokens.revokeApiToken, 'ApiTokens'),
  }),
});
