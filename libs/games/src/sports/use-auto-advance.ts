import { hotMatchAdvanceMs, hotMatchTransitionMs } from '@livery/contract/constants';
import { useEffect, useState } from 'react';

export interface AutoAdvance {
  /** Index of the visible item. The list ends with a copy of the first item. The index of this copy is `count`. */
  readonly position: number;
  /** True while the list jumps from the copy at the end to the first item. The jump has no animation. */
  readonly isStill: boolean;
}

const initialState: AutoAdvance = { position: 0, isStill: true };

/**
 * Shows the next item every 5 s. The first item follows the last item. The list does not move if it has fewer than
 * two items, or while `isRunning` is false.
 */
export const useAutoAdvance = (count: number, isRunning: boolean): AutoAdvance => {
  const [state, setState] = useState(initialState);
  // If the list is shorter than before, there may be no item at this position. The movement then starts again at the
  // first item.
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
