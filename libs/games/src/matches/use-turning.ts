import { hotMatchAdvanceMs, hotMatchTransitionMs } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

export interface Turning {
  /** The place on the track; `count` is the first one again, at the end of it. */
  readonly place: number;
  /** The track has come round and jumps back to its beginning, unseen. */
  readonly isStill: boolean;
}

const beginning: Turning = { place: 0, isStill: true };

/** Turns from one to the next every 5 s and back to the first past the last. One alone, or while not `isRunning`, it rests. */
export const useTurning = (count: number, isRunning: boolean): Turning => {
  const [turning, setTurning] = useState(beginning);
  // Fewer than before: the place may be gone.
  const current = turning.place > count ? beginning : turning;

  useEffect(() => {
    if (!isRunning || count < 2) return;
    const timer = setInterval(
      () => setTurning(({ place }) => ({ place: Math.min(place, count - 1) + 1, isStill: false })),
      hotMatchAdvanceMs,
    );
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => {
    if (count === 0 || current.place < count) return;
    const timer = setTimeout(() => setTurning(beginning), hotMatchTransitionMs);
    return () => clearTimeout(timer);
  }, [current.place, count]);

  return current;
};
