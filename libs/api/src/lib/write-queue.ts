interface PendingWrites<Change> {
  latest: Change;
  /** Promise that resolves after the last write of this key in the queue. */
  task: Promise<unknown>;
}

/**
 * Queue for changes that a user may repeat quickly, such as a switch. Changes with the same key are sent one after the
 * other. With `isLatest`, a change that a later change has replaced can be skipped.
 */
export interface WriteQueue<Change> {
  /** Stores the latest change of a key. `isLatest` then returns false for all earlier changes of this key. */
  readonly add: (key: string, change: Change) => void;
  readonly isLatest: (key: string, change: Change) => boolean;
  /** Runs `act` after all earlier writes with this key, even if one of them has failed. */
  readonly run: <Result>(key: string, act: () => Promise<Result>) => Promise<Result>;
  /** Removes a key from the queue. Called after the latest write of the key. */
  readonly remove: (key: string) => void;
}

export const createWriteQueue = <Change>(): WriteQueue<Change> => {
  const pending = new Map<string, PendingWrites<Change>>();
  return {
    add: (key, change) => {
      pending.set(key, { latest: change, task: pending.get(key)?.task ?? Promise.resolve() });
    },
    isLatest: (key, change) => pending.get(key)?.latest === change,
    run: (key, act) => {
      const writes = pending.get(key);
      if (!writes) return act();
      const task = writes.task.then(act, act);
      writes.task = task;
      return task;
    },
    remove: (key) => void pending.delete(key),
  };
};
