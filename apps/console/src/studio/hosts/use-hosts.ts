import { hostEventsPath } from '@livery/contract/operators/hosts';
import { useEffect } from 'react';
import { useBrandHostsQuery } from './hosts.api.ts';

/**
 * Returns the hosts of a brand, and reads them again when the state of one changes. The browser connects again by itself
 * after a lost connection, and each connection reads the list once more.
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
