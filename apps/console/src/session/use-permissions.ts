import type { Permission } from '@livery/contract/operators/permissions';
import { useWhoAmIQuery } from './session.api.ts';

/**
 * Returns the function that says if the operator has a permission: for one brand, without `brand` for the platform or any
 * brand, or with null for the platform only. It only hides what would be rejected: the gateway decides.
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
