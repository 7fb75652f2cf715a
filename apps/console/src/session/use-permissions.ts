import type { Permission } from '@livery/contract/operators/permissions';
import { useWhoAmIQuery } from './session.api.ts';

/**
 * Returns a function that checks whether the operator has a permission. Its argument `brand` is the code of a brand: a
 * permission for this brand or for the platform is enough. Without `brand`, a permission for any brand or for the
 * platform is enough. If `brand` is null, only a permission for the platform is enough. The check only hides elements.
 * The gateway enforces the permissions.
 */
export const usePermissions = () => {
  const { data } = useWhoAmIQuery();
  return (permission: Permission, brand?: string | null): boolean => {
    if (!data) return false;
    if (data.permissions.includes(permission)) return true;
    return data.brands.some(
      ({ code, permissions }) => (brand === undefined || code === brand) && permissions.includes(permission),
    );
  };
};
