import { useSyncExternalStore } from 'react';

let unclaimedCount = 0;
const listeners = new Set<() => void>();

/** Publishes the number of promotions that the member can claim. The bottom bar renders before the number is known. */
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
