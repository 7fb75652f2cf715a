import { changeRole, createRole, deleteRole, listRoles } from '@livery/contract/operators/roles';
import type { Clock } from '../../../core/clock/clock.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { controlPermissions } from './built-in-roles.ts';
import { assertHolds } from './held-permissions.ts';
import { insertRole, listAllRoles, lockRole, type Role, removeRole, updateRole } from './roles.ts';

const toWireRole = ({ permissions, ...role }: Role) => ({ ...role, permissions: [...permissions] });

/** Registers the operations with which operators define roles. */
export const rolesRoutes = ({ route }: OperatorRoutes, { clock }: { readonly clock: Clock }): void => {
  route(listRoles, async ({ tx }) => ({
    list: (await listAllRoles(tx)).map(toWireRole),
    controlPermissions: [...controlPermissions],
  }));

  route(createRole, async ({ tx, request, record, isPermitted }) => {
    await assertHolds({ isPermitted }, request.permissions, null);
    const role = await insertRole(tx, request, clock.now());
    const { id, name, permissions } = role;
    record({ subject: { kind: 'role', id }, changes: { name, permissions } });
    return toWireRole(role);
  });

  route(changeRole, async ({ tx, request: { id, ...content }, expectedVersion, record, isPermitted }) => {
    const before = await lockRole(tx, id, expectedVersion);
    await assertHolds({ isPermitted }, content.permissions, null);
    const role = await updateRole(tx, before, content, clock.now());
    record({
      subject: { kind: 'role', id },
      changes: {
        name: { from: before.name, to: role.name },
        permissions: { from: before.permissions, to: role.permissions },
      },
    });
    return toWireRole(role);
  });

  route(deleteRole, async ({ tx, request: { id }, expectedVersion, record }) => {
    const role = await lockRole(tx, id, expectedVersion);
    await removeRole(tx, role, clock.now());
    record({ subject: { kind: 'role', id }, changes: { name: role.name, permissions: role.permissions } });
    return { deleted: true as const };
  });
};
