import { hotMatchAdvanceMs, hotMatchTransitionMs } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

export interface AutoAdvance {
  /** Index of the visible item. The index `count` is the copy of the first item at the end of the list. */
  readonly position: number;
  /** True while the list jumps from the copy at the end to the first item. The jump has no animation. */
  readonly isStill: boolean;
}

const initialState: AutoAdvance = { position: 0, isStill: true };

/**
 * Advances to the next item every 5 s. After the last item, the first follows. Stops if there are fewer than two items
 * or while `isRunning` is false.
 */
export const useAutoAdvance = (count: number, isRunning: boolean): AutoAdvance => {
  const [state, setState] = useState(initialState);
  // The new list may be shorter than the previous list. Then the position may not exist, and the list starts again.
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
