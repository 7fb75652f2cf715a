import { useSyncExternalStore } from 'react';

type TakeUpdate = () => void;

let waiting: TakeUpdate | null = null;
const listeners = new Set<() => void>();

/** A new version is installed and waits; `take` puts it in charge and reloads. */
export const announceUpdate = (take: TakeUpdate): void => {
  waiting = take;
  for (const listener of listeners) listener();
};

export const useWaitingUpdate = (): TakeUpdate | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
