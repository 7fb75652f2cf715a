interface PendingWrites<Change> {
  latest: Change;
  /** Ends when the last started write has ended. */
  task: Promise<unknown>;
}

/** Writes that may be repeated quickly: those with the same key run one after the other, and only the latest counts. */
export interface WriteQueue<Change> {
  /** Adds a change, which is now the latest of its key. */
  readonly add: (key: string, change: Change) => void;
  readonly isLatest: (key: string, change: Change) => boolean;
  /** Runs after the earlier writes of the key, even when one of them failed. */
  readonly run: <Result>(key: string, act: () => Promise<Result>) => Promise<Result>;
  /** Removes a key after its latest write. */
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
