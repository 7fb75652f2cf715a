import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useRolesQuery } from './access.api.ts';

/** Returns the function that writes the name of a role. The console translates the names of the built-in roles. */
export const useRoleName = (): ((roleId: string) => string) => {
  const t = useTexts('access');
  const { data } = useRolesQuery();
  return (roleId) => {
    const role = data?.list.find(({ id }) => id === roleId);
    if (role && !role.isBuiltIn) return role.name;
    return t(`role.${roleId}` as TextKey<'access'>);
  };
};
