import { hostEventsPath } from '@livery/contract/operators/hosts';
import { useEffect } from 'react';
import { useBrandHostsQuery } from './hosts.api.ts';

/**
 * Returns the hosts of a brand. Loads the hosts again when the state of a host changes, and after each new
 * connection. The browser reconnects automatically after a lost connection.
 */
export const useHosts = (brand: string) => {
  const query = useBrandHostsQuery({ brand });
  const { refetch, isUninitialized } = query;
  useEffect(() => {
    if (isUninitialized || typeof EventSource === 'undefined') return undefined;
    const source = new EventSource(hostEventsPath.replace(':brand', brand));
    const read = (): void => void refetch();
    source.addEventListener('open', read);
    source.addEventListener('hosts', read);
    return () => source.close();
  }, [brand, refetch, isUninitialized]);
  return query;
};
