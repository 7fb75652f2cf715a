import { wpsApi } from '@livery/api/client';
import type { Store } from '../../api/store.ts';

/**
 * Notifies RTK Query when the page gets the focus or is online again, so that `refetchOnFocus` and `refetchOnReconnect`
 * work. RTK Query's `setupListeners` does the same, but it would be in the vendor chunk and add 300 bytes to each first
 * load.
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
