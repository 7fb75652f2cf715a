import { tabStorage } from '@livery/kit/storage';
import { useCallback, useEffect, useState } from 'react';

interface Stored {
  /** By the clock of the device, which may be wrong, as long as it is wrong all the time. */
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

/** What is left of it, in milliseconds: never more than there was, even where the clock was turned back. */
export const getRemainingMs = ({ until, seconds }: Stored, now: number): number =>
  Math.min(Math.max(until - now, 0), seconds * 1000);

export interface Countdown {
  /** Whole seconds, rounded up; 0: it is over. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
}

/**
 * Counts down to a deadline and not by ticks, so that a phone that slept is right at once. The deadline outlives a
 * reload and ends with the tab; while the page is there it is kept by a clock that nobody can set.
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
