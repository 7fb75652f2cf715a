import { useSyncExternalStore } from 'react';

type ApplyUpdate = () => void;

let pendingUpdate: ApplyUpdate | null = null;
const listeners = new Set<() => void>();

/** A new version is installed and waits; `take` puts it in charge and reloads. */
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
