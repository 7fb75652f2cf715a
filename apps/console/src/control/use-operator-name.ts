import { skipToken } from '@reduxjs/toolkit/query';
import { useWhoAmIQuery } from '../session/session.api.ts';
import { usePermissions } from '../session/use-permissions.ts';
import { useOperatorsQuery } from './access.api.ts';

/** Returns a function that converts an operator's id to a name. It returns the id if the user may not see operators. */
export const useOperatorName = (): ((operatorId: string) => string) => {
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const { data } = useOperatorsQuery(isPermitted('operators:read') ? undefined : skipToken);
  return (operatorId) => {
    if (me?.operatorId === operatorId) return me.name;
    return data?.list.find(({ id }) => id === operatorId)?.name ?? operatorId;
  };
};
