import { useSyncExternalStore } from 'react';

let unclaimed = 0;
const listeners = new Set<() => void>();

/** How many promotions wait for the member. Whoever knows says so here; the bar is drawn before anyone does. */
export const announceUnclaimed = (count: number): void => {
  unclaimed = count;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUnclaimed = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unclaimed,
    () => 0,
  );
