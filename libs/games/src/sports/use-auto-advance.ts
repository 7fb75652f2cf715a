import { hotMatchAdvanceMs, hotMatchTransitionMs } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

export interface AutoAdvance {
  /** Index on the track. At the index `count` is a copy of the first match. */
  readonly position: number;
  /** True while the track jumps back to its start without a transition. */
  readonly isStill: boolean;
}

const initialState: AutoAdvance = { position: 0, isStill: true };

/**
 * Advances every 5 s, from the last back to the first. Pauses with fewer than two items, or while `isRunning` is false.
 */
export const useAutoAdvance = (count: number, isRunning: boolean): AutoAdvance => {
  const [state, setState] = useState(initialState);
  // There may be fewer items than before, so the position may no longer exist.
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
