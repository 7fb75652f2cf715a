import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  endOperatorSessions,
  inviteOperator,
  listColleagues,
  listOperators,
  renewInvitation,
  resumeOperator,
  suspendOperator,
} from '@livery/contract/operators/operators';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { assertExistingBrand, type BrandCheck } from '../access/assert-existing-brand.ts';
import { assertNeedsNoApproval, giveGrantBy, listValidGrants, readEnd } from '../access/grants.ts';
import { assertHolds } from '../access/held-permissions.ts';
import { assertOwnerRemains } from '../access/last-owner.ts';
import { getRole } from '../access/roles.ts';
import { getOperatorState, lockOperator } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { revokeApiTokensFor } from '../api-tokens/api-tokens.ts';
import { issueInvitation } from '../invitations/invitations.ts';
import { endSessionsFor } from '../sessions/operator-sessions.ts';
import { insertOperator } from './create-operator.ts';
import { listColleagueNames } from './list-colleagues.ts';
import { listAllOperators } from './list-operators.ts';

interface StaffDeps extends BrandCheck {
  readonly clock: Clock;
  readonly getConsoleOrigin: () => string;
}

const toSubject = (id: string) => ({ kind: 'operator', id });

const invitationRoutes = ({ route }: OperatorRoutes, deps: StaffDeps): void => {
  const { clock, getConsoleOrigin } = deps;
  route(inviteOperator, async ({ tx, operator: inviter, request, record, isPermitted }) => {
    const now = clock.now();
    const { email, name, grants } = request;
    const { id } = await insertOperator(tx, { email, name }, now);
    for (const grant of grants) {
      await assertExistingBrand(deps, tx, grant.brand);
      await assertHolds({ isPermitted }, ['grants:write'], grant.brand);
      assertNeedsNoApproval(await getRole(tx, grant.roleId));
      const content = { ...grant, operatorId: id, endsAt: readEnd(grant.endsAt, now) };
      await giveGrantBy(tx, { operatorId: inviter.operatorId, isPermitted }, content, now);
    }
    const { link, expiresAt } = await issueInvitation(tx, id, { now, consoleOrigin: getConsoleOrigin() });
    record({ subject: toSubject(id), changes: { email, name, grants } });
    return { operatorId: id, link, expiresAt: expiresAt.toISOString() };
  });

  route(renewInvitation, async ({ tx, request: { id }, record, isPermitted }) => {
    const now = clock.now();
    const operator = await lockOperator(tx, id);
    if (getOperatorState(operator) !== 'invited') throw new GatewayError(OperatorErrorCode.OperatorNotActive);
    // The person who accepts the invitation gets all grants of this operator. The caller must therefore have all
    // permissions of these grants. Otherwise the caller could get more permissions by inviting a person they control.
    for (const { roleId, brand } of await listValidGrants(tx, now, id))
      await assertHolds({ isPermitted }, (await getRole(tx, roleId)).permissions, brand);
    const { link, expiresAt } = await issueInvitation(tx, id, { now, consoleOrigin: getConsoleOrigin() });
    record({ subject: toSubject(id), changes: { invitation: 'renewed' } });
    return { operatorId: id, link, expiresAt: expiresAt.toISOString() };
  });
};

/** Registers the operations with which operators manage other operators. */
export const staffRoutes = (routes: OperatorRoutes, deps: StaffDeps): void => {
  const { clock } = deps;
  const { route } = routes;
  invitationRoutes(routes, deps);

  route(listColleagues, async ({ tx, operator: { operatorId }, listPermittedBrands }) => ({
    list: await listColleagueNames(tx, operatorId, await listPermittedBrands('brands:read')),
  }));

  route(listOperators, async ({ tx }) => ({ list: await listAllOperators(tx, clock.now()) }));

  route(suspendOperator, async ({ tx, request: { id, reason }, record }) => {
    const now = clock.now();
    const { suspendedAt } = await lockOperator(tx, id);
    if (suspendedAt) throw new GatewayError(OperatorErrorCode.OperatorNotActive);
    await assertOwnerRemains(tx, { operatorId: id });
    await tx.update(operators).set({ suspendedAt: now }).where(eq(operators.id, id));
    const sessions = await endSessionsFor(tx, id);
    const tokens = await revokeApiTokensFor(tx, id, now);
    record({ subject: toSubject(id), changes: { reason, endedSessions: sessions, revokedTokens: tokens } });
    return { state: 'suspended' as const };
  });

  route(resumeOperator, async ({ tx, request: { id, reason }, record }) => {
    const operator = await lockOperator(tx, id);
    if (!operator.suspendedAt) throw new GatewayError(OperatorErrorCode.OperatorNotActive);
    await tx.update(operators).set({ suspendedAt: null }).where(eq(operators.id, id));
    record({ subject: toSubject(id), changes: { reason } });
    return { state: operator.acceptedAt ? ('active' as const) : ('invited' as const) };
  });

  route(endOperatorSessions, async ({ tx, request: { id, reason }, record }) => {
    await lockOperator(tx, id);
    const ended = await endSessionsFor(tx, id);
    record({ subject: toSubject(id), changes: { reason, endedSessions: ended } });
    return { ended };
  });
};
