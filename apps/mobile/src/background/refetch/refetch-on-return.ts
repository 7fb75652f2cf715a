import { wpsApi } from '@livery/api/client';
import { isApiError, isNetworkError } from '@livery/api/client/api-error';
import type { Store } from '../../api/store.ts';

/**
 * Notifies RTK Query when the page gets the focus or is online again, so that `refetchOnFocus` and
 * `refetchOnReconnect` work. RTK Query's `setupListeners` has the same effect, but it would be in the vendor chunk
 * and add 300 bytes to each first load.
 *
 * The network can be lost and come back before this code has loaded. Queries that have failed until then are therefore
 * loaded again at once.
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
