import { tabStorage } from '@livery/kit/storage';
import { useCallback, useEffect, useState } from 'react';

interface Stored {
  /** End of the countdown by the device clock, in epoch milliseconds. */
  readonly until: number;
  readonly seconds: number;
}

const read = (key: string): Stored | null => {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Stored> | null;
    return stored && typeof stored.until === 'number' && typeof stored.seconds === 'number' ? (stored as Stored) : null;
  } catch {
    return null;
  }
};

/**
 * Returns the remaining milliseconds. If the device clock was set back in the meantime, `until` is too far in the
 * future. The result is therefore at most the full duration.
 */
export const getRemainingMs = ({ until, seconds }: Stored, now: number): number =>
  Math.min(Math.max(until - now, 0), seconds * 1000);

export interface Countdown {
  /** Remaining seconds, rounded up. 0 when the countdown is over. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
}

/**
 * Counts down the seconds to a fixed end time. The tab's storage contains the end time, so the countdown continues
 * after a reload. The remaining time is computed from `performance.now()` and not by counting timer calls. A change of
 * the device clock and delayed timers therefore do not change the end.
 */
export const useCountdown = (name: string): Countdown => {
  const key = `livery.countdown.${name}`;
  const [deadline, setDeadline] = useState<number | null>(() => {
    const stored = read(key);
    const remaining = stored ? getRemainingMs(stored, Date.now()) : 0;
    return remaining > 0 ? performance.now() + remaining : null;
  });
  const [seconds, setSeconds] = useState(0);

  const stop = useCallback(() => {
    tabStorage.remove(key);
    setDeadline(null);
  }, [key]);

  useEffect(() => {
    if (deadline === null) return setSeconds(0);
    const look = () => {
      const remaining = Math.ceil((deadline - performance.now()) / 1000);
      setSeconds(Math.max(remaining, 0));
      if (remaining <= 0) stop();
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [deadline, stop]);

  const start = (total: number) => {
    tabStorage.set(key, JSON.stringify({ until: Date.now() + total * 1000, seconds: total } satisfies Stored));
    setSeconds(total);
    setDeadline(performance.now() + total * 1000);
  };

  return { seconds, start, stop };
};
