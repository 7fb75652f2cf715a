import { useSyncExternalStore } from 'react';

let unclaimedCount = 0;
const listeners = new Set<() => void>();

/** How many promotions wait for the member. Whoever knows says so here; the bar is drawn before anyone does. */
export const setUnclaimedRewards = (count: number): void => {
  unclaimedCount = count;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUnclaimedRewards = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unclaimedCount,
    () => 0,
  );
