import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useRolesQuery } from './access.api.ts';

/**
 * Returns a function that converts the id of a role to a name. The names of built-in roles are translated. A role
 * that operators have created has the name that they entered.
 */
export const useRoleName = (): ((roleId: string) => string) => {
  const t = useTexts('access');
  const { data } = useRolesQuery();
  return (roleId) => {
    const role = data?.list.find(({ id }) => id === roleId);
    if (role && !role.isBuiltIn) return role.name;
    return t(`role.${roleId}` as TextKey<'access'>);
  };
};
