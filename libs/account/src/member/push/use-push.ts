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
  /** Null until the browser has reported its status. */
  readonly status: PushStatus | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/**
 * Push notifications on this device. Reads the browser's status again when the page becomes visible, because the member
 * may have changed it in the browser's settings.
 */
export const usePush = (): Push => {
  const userName = useSession()?.userName ?? '';
  const [status, setStatus] = useState<PushStatus | null>(null);
  const [progress, setProgress] = useState<'none' | 'pending' | 'failed'>('none');
  const [fetchKey] = useLazyPushKeyQuery();
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
      // Must run in the event handler of the tap: browsers ignore a permission request without a user gesture.
      if ((await Notification.requestPermission()) !== 'granted') return;
      const { publicKey } = await fetchKey().unwrap();
      await subscribe(await subscribeBrowser(publicKey)).unwrap();
      setSubscriptionOwner(userName);
    });

  const turnOff = () =>
    attempt(async () => {
      const endpoint = await unsubscribeBrowser();
      // The browser receives no messages even if this request fails. The gateway would then notice the end of the
      // subscription at its next message.
      if (endpoint) await unsubscribe({ endpoint });
    });

  return { status, isPending: progress === 'pending', isFailed: progress === 'failed', turnOn, turnOff };
};
