import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { type Permission, permissions as allPermissions } from '@livery/contract/operators/permissions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { assertVersion } from '../../../core/operators/versions.ts';
import { operatorGrants, operatorRoles } from './access.tables.ts';
import { type BuiltInRole, builtInRoles, controlPermissions, findBuiltInRole } from './built-in-roles.ts';
import { whereGrantValid } from './granted-permissions.ts';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly isBuiltIn: boolean;
  readonly permissions: readonly Permission[];
  readonly version: number;
}

export interface RoleContent {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const toBuiltIn = (id: string, { name, permissions }: BuiltInRole): Role => ({
  id,
  name,
  permissions,
  isBuiltIn: true,
  version: 0,
});

const toRole = ({ id, name, permissions, version }: typeof operatorRoles.$inferSelect): Role => ({
  id,
  name,
  permissions,
  isBuiltIn: false,
  version,
});

/** Sorts permissions in the order of the API contract, and removes duplicates. */
const normalize = (permissions: readonly Permission[]): readonly Permission[] =>
  allPermissions.filter((permission) => permissions.includes(permission));

const assertNoControl = (permissions: readonly Permission[]): void => {
  const control = permissions.filter((permission) => controlPermissions.includes(permission));
  if (control.length > 0)
    throw new GatewayError(OperatorErrorCode.RoleNotAllowed, {
      message: 'Only built-in roles give power over other operators',
      value: { permissions: control },
    });
};

/** Throws a GatewayError if another role has the same name. Upper and lower case do not matter. */
const assertNameFree = async (tx: Database, name: string, exceptId?: string): Promise<void> => {
  const named = await tx
    .select({ id: operatorRoles.id })
    .from(operatorRoles)
    .where(eq(sql`lower(${operatorRoles.name})`, name.toLowerCase()));
  const isBuiltIn = Object.values(builtInRoles).some((role) => role.name.toLowerCase() === name.toLowerCase());
  if (isBuiltIn || named.some(({ id }) => id !== exceptId)) throw new GatewayError(OperatorErrorCode.RoleNameTaken);
};

/** Returns all roles: the built-in roles first, then the roles that operators have created. */
export const listAllRoles = async (db: Database): Promise<Role[]> => [
  ...Object.entries(builtInRoles).map(([id, role]) => toBuiltIn(id, role)),
  ...(await db.select().from(operatorRoles).orderBy(asc(operatorRoles.name))).map(toRole),
];

/**
 * Returns a role, and locks its row until the end of the transaction, so that no other transaction changes the role.
 * Throws a GatewayError for an unknown id.
 */
export const getRole = async (tx: Database, id: string): Promise<Role> => {
  const builtIn = findBuiltInRole(id);
  if (builtIn) return toBuiltIn(id, builtIn);
  const [row] = uuid.test(id) ? await tx.select().from(operatorRoles).where(eq(operatorRoles.id, id)).for('share') : [];
  if (!row) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no role with this id' });
  return toRole(row);
};

/**
 * Locks a role that operators have created, until the end of the transaction, so that the caller can change it.
 * Throws a GatewayError for an unknown id or a built-in role. Also throws one if `expectedVersion` is undefined or is
 * not the current version.
 */
export const lockRole = async (tx: Database, id: string, expectedVersion: number | undefined): Promise<Role> => {
  const [row] = await tx.select().from(operatorRoles).where(eq(operatorRoles.id, id)).for('update');
  if (!row) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no own role with this id' });
  assertVersion(expectedVersion, row.version);
  return toRole(row);
};

export const insertRole = async (tx: Database, { name, permissions }: RoleContent, now: Date): Promise<Role> => {
  assertNoControl(permissions);
  await assertNameFree(tx, name);
  const [row] = await tx
    .insert(operatorRoles)
    .values({
      id: randomUUID(),
      name,
      permissions: normalize(permissions),
      version: 1,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new GatewayError(OperatorErrorCode.RoleNameTaken);
  return toRole(row);
};

/**
 * Updates the name and the permissions of a role, and increments its version. Call `lockRole` for the role in the same
 * transaction before.
 */
export const updateRole = async (
  tx: Database,
  { id, version }: Role,
  { name, permissions }: RoleContent,
  now: Date,
): Promise<Role> => {
  assertNoControl(permissions);
  await assertNameFree(tx, name, id);
  const [row] = await tx
    .update(operatorRoles)
    .set({ name, permissions: normalize(permissions), version: version + 1, changedAt: now })
    .where(eq(operatorRoles.id, id))
    .returning();
  return toRole(row as typeof operatorRoles.$inferSelect);
};

/**
 * Deletes a role that `lockRole` has returned. Throws a GatewayError if a grant that is valid now gives this role to
 * an operator.
 */
export const removeRole = async (tx: Database, { id }: Role, now: Date): Promise<void> => {
  const used = await tx.$count(operatorGrants, and(eq(operatorGrants.roleId, id), whereGrantValid(now)));
  if (used > 0) throw new GatewayError(OperatorErrorCode.RoleInUse, { value: { grants: used } });
  await tx.delete(operatorRoles).where(eq(operatorRoles.id, id));
};
