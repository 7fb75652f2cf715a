import { wpsApi } from '@livery/api/client';
import type { Store } from '../../api/store.ts';

/**
 * Notifies RTK Query when the page gets the focus or the network back, for `refetchOnFocus` and `refetchOnReconnect`.
 * Its own `setupListeners` is part of the vendor chunk and would add 300 bytes to every first load.
 */
export const refetchOnReturn = ({ dispatch }: Pick<Store, 'dispatch'>): void => {
  const { onFocus, onFocusLost, onOnline, onOffline } = wpsApi.internalActions;
  const handleFocus = () => dispatch(onFocus());
  addEventListener('focus', handleFocus);
  addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? handleFocus() : dispatch(onFocusLost()),
  );
  addEventListener('online', () => dispatch(onOnline()));
  addEventListener('offline', () => dispatch(onOffline()));
};
