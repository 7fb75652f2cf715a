import { useWhoAmIQuery } from '../session/session.api.ts';
import { useColleaguesQuery } from './access.api.ts';

/**
 * Returns a function that converts an operator's id to a name. It returns the id unchanged while the names load, and
 * for an operator who is not in the list of colleagues.
 */
export const useOperatorName = (): ((operatorId: string) => string) => {
  const { data: me } = useWhoAmIQuery();
  const { data } = useColleaguesQuery();
  return (operatorId) => {
    if (me?.operatorId === operatorId) return me.name;
    return data?.list.find(({ id }) => id === operatorId)?.name ?? operatorId;
  };
};
