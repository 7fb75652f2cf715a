import { useLazyPushKeyQuery, useSubscribePushMutation, useUnsubscribePushMutation } from '@livery/api/push';
import { useSession } from '@livery/kit/session';
import { useCallback, useEffect, useState } from 'react';
import { type PushStanding, pushStanding, setPushOwner, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

interface Push {
  /** Null until the browser has said where it stands. */
  readonly standing: PushStanding | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Notifications on this device. What the browser says is asked for anew when the member comes back from its settings. */
export const usePush = (): Push => {
  const userName = useSession()?.userName ?? '';
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const [progress, setProgress] = useState<'none' | 'pending' | 'failed'>('none');
  const [askKey] = useLazyPushKeyQuery();
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();

  const look = useCallback(async () => setStanding(await pushStanding(userName)), [userName]);
  useEffect(() => {
    void look();
    const handleVisible = () => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, [look]);

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProgress('pending');
    const outcome = await act().then(
      () => 'none' as const,
      () => 'failed' as const,
    );
    await look();
    setProgress(outcome);
  };

  const turnOn = () =>
    attempt(async () => {
      // Within the tap: browsers ask for nothing that no one has tapped for.
      if ((await Notification.requestPermission()) !== 'granted') return;
      const { publicKey } = await askKey().unwrap();
      await subscribe(await subscribeBrowser(publicKey)).unwrap();
      setPushOwner(userName);
    });

  const turnOff = () =>
    attempt(async () => {
      const endpoint = await unsubscribeBrowser();
      // The browser is reached no more either way; the gateway would learn of it by the next letter.
      if (endpoint) await unsubscribe({ endpoint });
    });

  return { standing, isPending: progress === 'pending', isFailed: progress === 'failed', turnOn, turnOff };
};
