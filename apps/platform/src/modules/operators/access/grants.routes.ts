import { endBrandGrant, endGrant, giveGrant, requestGrant } from '@livery/contract/operators/grants';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { getOperatorState, shareOperator } from '../accounts/operators.ts';
import { assertExistingBrand, type BrandCheck } from './assert-existing-brand.ts';
import { assertNeedsNoApproval, endGrantBy, giveGrantBy, readEnd } from './grants.ts';
import { getRole } from './roles.ts';

interface GrantsDeps extends BrandCheck {
  readonly clock: Clock;
}

/**
 * Throws a GatewayError if the operator who gets the grant is not active. An invited operator has not accepted the
 * invitation yet. Anyone with the link of the invitation could accept it and use the grant.
 */
const assertReceiverActive = async (tx: Database, operatorId: string): Promise<void> => {
  if (getOperatorState(await shareOperator(tx, operatorId)) !== 'active')
    throw new GatewayError(OperatorErrorCode.OperatorNotActive);
};

/**
 * Registers the operations that give an operator a role (a grant), directly or after an approval, and the operations
 * that end grants.
 */
export const grantsRoutes = ({ route, routeWithApproval }: OperatorRoutes, deps: GrantsDeps): void => {
  const { clock } = deps;
  route(giveGrant, async ({ tx, operator, request, record, isPermitted }) => {
    await assertExistingBrand(deps, tx, request.brand);
    const now = clock.now();
    assertNeedsNoApproval(await getRole(tx, request.roleId));
    await assertReceiverActive(tx, request.operatorId);
    const grant = { ...request, endsAt: readEnd(request.endsAt, now) };
    const grantId = await giveGrantBy(tx, { operatorId: operator.operatorId, isPermitted }, grant, now);
    record({ subject: { kind: 'grant', id: grantId }, changes: request });
    return { grantId };
  });

  routeWithApproval(requestGrant, async ({ tx, operator, request, record, isPermitted }) => {
    if (request.brand !== null) await assertExistingBrand(deps, tx, request.brand);
    const now = clock.now();
    await assertReceiverActive(tx, request.operatorId);
    const grant = { ...request, endsAt: readEnd(request.endsAt, now) };
    const grantId = await giveGrantBy(tx, { operatorId: operator.operatorId, isPermitted }, grant, now);
    record({ subject: { kind: 'grant', id: grantId }, changes: request });
  });

  route(endBrandGrant, async ({ tx, operator, request: { id, brand, reason }, record }) => {
    const end = { id, brand, reason, endedBy: operator.operatorId, now: clock.now() };
    const { operatorId, roleId } = await endGrantBy(tx, end);
    record({ subject: { kind: 'grant', id }, changes: { operatorId, roleId, reason } });
    return { ended: true as const };
  });

  route(endGrant, async ({ tx, operator, request: { id, reason }, record }) => {
    const end = { id, reason, endedBy: operator.operatorId, now: clock.now() };
    const { operatorId, roleId, brand } = await endGrantBy(tx, end);
    record({ subject: { kind: 'grant', id }, changes: { operatorId, roleId, brand, reason } });
    return { ended: true as const };
  });
};
