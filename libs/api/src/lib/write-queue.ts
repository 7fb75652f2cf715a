interface PendingWrites<Change> {
  latest: Change;
  /** Promise that resolves after the last write of this key in the queue. */
  task: Promise<unknown>;
}

/**
 * Queue for changes that a user may repeat quickly. Writes with the same key run one after the other. Each write can
 * check with `isLatest` whether a later change has replaced it.
 */
export interface WriteQueue<Change> {
  /**
   * Records the latest change of a key. It replaces the earlier change of this key, so `isLatest` then returns false
   * for that change.
   */
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
