import { useSyncExternalStore } from 'react';

type ApplyUpdate = () => void;

let pendingUpdate: ApplyUpdate | null = null;
const listeners = new Set<() => void>();

/** Publishes that a new version is installed and waiting. `applyUpdate` activates it and reloads the page. */
export const setPendingUpdate = (applyUpdate: ApplyUpdate): void => {
  pendingUpdate = applyUpdate;
  for (const listener of listeners) listener();
};

export const usePendingUpdate = (): ApplyUpdate | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pendingUpdate,
    () => null,
  );
