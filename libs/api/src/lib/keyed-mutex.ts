const queues = new Map<string, Promise<unknown>>();

/** Runs what concerns the same thing one after the other, whatever became of the one before. */
export const runExclusive = async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
  const task = (queues.get(key) ?? Promise.resolve()).then(act, act);
  queues.set(key, task);
  try {
    return await task;
  } finally {
    if (queues.get(key) === task) queues.delete(key);
  }
};
