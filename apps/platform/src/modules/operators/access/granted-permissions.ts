import type { Permission } from '@livery/contract/operators/permissions';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { whereActive } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { operatorGrants, operatorRoles } from './access.tables.ts';
import { findBuiltInRole } from './built-in-roles.ts';

/** Query condition for grants that are valid at the time `now`. A grant gives a role to an operator. */
export const whereGrantValid = (now: Date) =>
  and(isNull(operatorGrants.endedAt), or(isNull(operatorGrants.endsAt), gt(operatorGrants.endsAt, now)));

interface PermissionQuestion {
  readonly operatorId: string;
  readonly permission: Permission;
  /** Code of a brand. Null for the whole platform. */
  readonly brand: string | null;
  readonly now: Date;
}

/**
 * Returns true if an active operator has a valid grant with the permission. Locks the operator, grant and role rows
 * that it reads. Another transaction cannot remove the permission before this transaction ends. If another transaction
 * is already changing one of these rows, the function waits for it and uses the changed row.
 */
export const hasGrantedPermission = async (
  db: Database,
  { operatorId, permission, brand, now }: PermissionQuestion,
): Promise<boolean> => {
  const grants = await db
    .select({ roleId: operatorGrants.roleId })
    .from(operatorGrants)
    .innerJoin(operators, eq(operators.id, operatorGrants.operatorId))
    .where(
      and(
        eq(operatorGrants.operatorId, operatorId),
        whereGrantValid(now),
        whereActive(),
        brand === null
          ? isNull(operatorGrants.brand)
          : or(isNull(operatorGrants.brand), eq(operatorGrants.brand, brand)),
      ),
    )
    .for('share');
  const ids = grants.map(({ roleId }) => roleId);
  if (ids.some((id) => findBuiltInRole(id)?.permissions.includes(permission))) return true;
  const ownIds = ids.filter((id) => !findBuiltInRole(id));
  if (ownIds.length === 0) return false;
  const roles = await db
    .select({ permissions: operatorRoles.permissions })
    .from(operatorRoles)
    .where(inArray(operatorRoles.id, ownIds))
    .for('share');
  return roles.some((role) => role.permissions.includes(permission));
};

/** Permissions of an operator by brand code. The key null contains the permissions for the whole platform. */
export type PermissionsByBrand = ReadonlyMap<string | null, ReadonlySet<Permission>>;

/** Returns all permissions that the valid grants of an operator give. */
export const listGrantedPermissions = async (
  db: Database,
  operatorId: string,
  now: Date,
): Promise<PermissionsByBrand> => {
  const grants = await db
    .select({ brand: operatorGrants.brand, roleId: operatorGrants.roleId, own: operatorRoles.permissions })
    .from(operatorGrants)
    .leftJoin(operatorRoles, eq(sql`${operatorRoles.id}::text`, operatorGrants.roleId))
    .where(and(eq(operatorGrants.operatorId, operatorId), whereGrantValid(now)));
  const byBrand = new Map<string | null, Set<Permission>>();
  for (const { brand, roleId, own } of grants) {
    const granted = byBrand.get(brand) ?? new Set();
    for (const permission of findBuiltInRole(roleId)?.permissions ?? own ?? []) granted.add(permission);
    byBrand.set(brand, granted);
  }
  return byBrand;
};

/** Returns the ids of an operator's roles for a brand, including roles for the whole platform. */
export const listGrantedRoles = async (
  db: Database,
  operatorId: string,
  brand: string,
  now: Date,
): Promise<readonly string[]> => {
  const grants = await db
    .select({ roleId: operatorGrants.roleId })
    .from(operatorGrants)
    .where(
      and(
        eq(operatorGrants.operatorId, operatorId),
        whereGrantValid(now),
        or(isNull(operatorGrants.brand), eq(operatorGrants.brand, brand)),
      ),
    );
  return [...new Set(grants.map(({ roleId }) => roleId))];
};
