import { wpsApi } from '@livery/api/client';
import { Spinner } from '@livery/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Store } from '../../api/store.ts';
import { listenForPull, refreshDistancePx } from './listen-for-pull.ts';
import styles from './pull-to-refresh.module.css';

/** Duration of the vibration that confirms a refresh, in milliseconds. */
const vibrationMs = 10;

/** Loads the data of the screen again after a pull at its top. It repeats the same queries as after a reconnection. */
export const PullToRefresh = () => {
  const dispatch = useDispatch<Store['dispatch']>();
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    const refresh = async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setRefreshing(true);
      navigator.vibrate?.(vibrationMs);
      dispatch(wpsApi.internalActions.onOnline());
      await Promise.allSettled(dispatch(wpsApi.util.getRunningQueriesThunk()));
      isBusy.current = false;
      setRefreshing(false);
    };
    return listenForPull({ onPull: setDistance, onRefresh: () => void refresh() });
  }, [dispatch]);
  const offset = isRefreshing ? refreshDistancePx : distance;
  if (offset === 0) return null;
  return (
    <div
      className={styles.root}
      data-refreshing={isRefreshing}
      style={{ transform: `translateY(${offset}px)`, opacity: Math.min(1, offset / refreshDistancePx) }}
    >
      <Spinner />
    </div>
  );
};
