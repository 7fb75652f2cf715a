import type { Permission } from '@livery/contract/operators/permissions';
import { useWhoAmIQuery } from './session.api.ts';

/**
 * Returns a function that checks whether the operator has a permission. With `brand`: for this brand or the platform.
 * Without `brand`: for the platform or any brand. With null: for the platform. The check only hides elements. The
 * gateway enforces the permissions.
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
