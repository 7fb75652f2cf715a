import { wpsApi } from '@livery/api/client';
import { isApiError, isNetworkError } from '@livery/api/client/api-error';
import type { Store } from '../../api/store.ts';

/**
 * Notifies RTK Query when the page gets the focus or is online again, so that `refetchOnFocus` and `refetchOnReconnect`
 * work. RTK Query's own function `setupListeners` has the same effect. It is not used, because it would add 300 bytes
 * to each first load.
 *
 * The network connection can fail and recover before this code has loaded. Queries that failed in this time are
 * therefore repeated at once.
 */
export const refetchOnReturn = ({ dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>): void => {
  const { onFocus, onFocusLost, onOnline, onOffline } = wpsApi.internalActions;
  const handleFocus = () => dispatch(onFocus());
  addEventListener('focus', handleFocus);
  addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? handleFocus() : dispatch(onFocusLost()),
  );
  addEventListener('online', () => dispatch(onOnline()));
  addEventListener('offline', () => dispatch(onOffline()));
  const queries = Object.values(getState()[wpsApi.reducerPath].queries);
  const hasFailed = queries.some((query) => isApiError(query?.error) && isNetworkError(query.error));
  if (navigator.onLine && hasFailed) dispatch(onOnline());
};
