import {
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '@livery/api/notifications/push';
import { useSession } from '@livery/kit/session';
import { useCallback, useEffect, useState } from 'react';
import {
  type PushStatus,
  getPushStatus,
  setSubscriptionOwner,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../shared/push-subscription/push-browser.ts';

interface Push {
  /** Push status of this browser. Null before the browser has reported it. */
  readonly status: PushStatus | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/**
 * State and actions of push notifications on this device. When the page becomes visible again, the hook reads the
 * browser's status again, because the member may have changed the permission in the browser's settings.
 */
export const usePush = (): Push => {
  const userName = useSession()?.userName ?? '';
  const [status, setStatus] = useState<PushStatus | null>(null);
  const [progress, setProgress] = useState<'none' | 'pending' | 'failed'>('none');
  const [fetchKey] = useLazyPushKeyQuery({ refetchOnReconnect: false });
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();

  const refreshStatus = useCallback(async () => setStatus(await getPushStatus(userName)), [userName]);
  useEffect(() => {
    void refreshStatus();
    const handleVisible = () => void (document.visibilityState === 'visible' && refreshStatus());
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, [refreshStatus]);

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProgress('pending');
    const outcome = await act().then(
      () => 'none' as const,
      () => 'failed' as const,
    );
    await refreshStatus();
    setProgress(outcome);
  };

  const turnOn = () =>
    attempt(async () => {
      // `requestPermission` must run in the event handler of a tap. Browsers ignore a permission request without a
      // user gesture.
      if ((await Notification.requestPermission()) !== 'granted') return;
      const { publicKey } = await fetchKey().unwrap();
      await subscribe(await subscribeBrowser(publicKey)).unwrap();
      setSubscriptionOwner(userName);
    });

  const turnOff = () =>
    attempt(async () => {
      const endpoint = await unsubscribeBrowser();
      // If this request fails, the gateway still stores the subscription. This does no harm, because the browser has
      // already ended it. The gateway notices this when it sends the next message, and deletes the subscription.
      if (endpoint) await unsubscribe({ endpoint });
    });

  return { status, isPending: progress === 'pending', isFailed: progress === 'failed', turnOn, turnOff };
};
