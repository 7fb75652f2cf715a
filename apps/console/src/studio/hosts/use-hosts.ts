import { hostEventsPath } from '@livery/contract/operators/hosts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../app/store.ts';
import { hostsApi, useBrandHostsQuery } from './hosts.api.ts';

/**
 * Returns the hosts of a brand. Loads the hosts again when the state of a host changes, and after each new
 * connection. The browser reconnects automatically after a lost connection.
 */
export const useHosts = (brand: string) => {
  const { dispatch } = useStore() as ConsoleStore;
  const query = useBrandHostsQuery({ brand });
  const { refetch, isUninitialized } = query;
  useEffect(() => {
    if (isUninitialized || typeof EventSource === 'undefined') return undefined;
    const source = new EventSource(hostEventsPath.replace(':brand', brand));
    let isEnded = false;
    const reload = async (): Promise<void> => {
      // Waits for the end of a request that is already running. Its response can be older than the event, and RTK Query
      // would not start a second request at the same time.
      await dispatch(hostsApi.util.getRunningQueryThunk('brandHosts', { brand }));
      if (!isEnded) void refetch();
    };
    const handleEvent = (): void => void reload();
    source.addEventListener('open', handleEvent);
    source.addEventListener('hosts', handleEvent);
    return () => {
      isEnded = true;
      source.close();
    };
  }, [brand, dispatch, refetch, isUninitialized]);
  return query;
};
