import { hotMatchAdvanceMs, hotMatchTransitionMs } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

export interface AutoAdvance {
  /** The place on the track; `count` is the first one again, at the end of it. */
  readonly position: number;
  /** The track has come round and jumps back to its beginning, unseen. */
  readonly isStill: boolean;
}

const initialState: AutoAdvance = { position: 0, isStill: true };

/** Turns from one to the next every 5 s and back to the first past the last. One alone, or while not `isRunning`, it rests. */
export const useAutoAdvance = (count: number, isRunning: boolean): AutoAdvance => {
  const [state, setState] = useState(initialState);
  // Fewer than before: the place may be gone.
  const current = state.position > count ? initialState : state;

  useEffect(() => {
    if (!isRunning || count < 2) return;
    const timer = setInterval(
      () => setState(({ position }) => ({ position: Math.min(position, count - 1) + 1, isStill: false })),
      hotMatchAdvanceMs,
    );
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => {
    if (count === 0 || current.position < count) return;
    const timer = setTimeout(() => setState(initialState), hotMatchTransitionMs);
    return () => clearTimeout(timer);
  }, [current.position, count]);

  return current;
};
