import type { Permission } from '@livery/contract/operators/permissions';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import { hasGrantedPermission, listGrantedPermissions } from '../access/granted-permissions.ts';
import { type ApiToken, whereTokenValid } from './api-tokens.ts';
import { operatorApiTokens } from './api-tokens.tables.ts';

/** Returns true if a token allows a permission for a brand, or for the whole platform if `brand` is null. */
export const doesTokenAllow = (
  { permissions, brands }: Pick<ApiToken, 'permissions' | 'brands'>,
  permission: Permission,
  brand: string | null,
): boolean => permissions.includes(permission) && (brands === null || (brand !== null && brands.includes(brand)));

/**
 * Returns an API token, and blocks its revocation until the end of this transaction. Returns undefined if no token
 * with this id is valid now.
 */
const lockToken = async (db: Database, id: string, now: Date): Promise<ApiToken | undefined> => {
  const [token] = await db
    .select()
    .from(operatorApiTokens)
    .where(and(eq(operatorApiTokens.id, id), whereTokenValid(now)))
    .for('share');
  return token;
};

/**
 * Creates the permission check. For a call with an API token, the operator and the token must both have the
 * permission.
 */
export const createPermissionCheck =
  (clock: Clock): OperatorChecks['isPermitted'] =>
  async (db, { operatorId, tokenId }, permission, brand) => {
    const now = clock.now();
    if (!(await hasGrantedPermission(db, { operatorId, permission, brand, now }))) return false;
    if (tokenId === null) return true;
    const token = await lockToken(db, tokenId, now);
    return token !== undefined && doesTokenAllow(token, permission, brand);
  };

/** Creates the function that finds the brands for which an operator has a permission, with a single query. */
export const createPermittedBrandsSearch =
  (clock: Clock): OperatorChecks['listPermittedBrands'] =>
  async (db, { operatorId, tokenId }, permission) => {
    const now = clock.now();
    const byBrand = await listGrantedPermissions(db, operatorId, now);
    const isForAll = byBrand.get(null)?.has(permission) ?? false;
    const codes = [...byBrand].flatMap(([code, granted]) => (code !== null && granted.has(permission) ? [code] : []));
    if (tokenId === null) return isForAll ? 'all' : new Set(codes);
    const token = await lockToken(db, tokenId, now);
    if (!token?.permissions.includes(permission)) return new Set();
    if (token.brands === null) return isForAll ? 'all' : new Set(codes);
    return new Set(isForAll ? token.brands : token.brands.filter((code) => codes.includes(code)));
  };
