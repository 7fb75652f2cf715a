const queues = new Map<string, Promise<unknown>>();

/** Runs calls with the same key one after the other, even when the previous one failed. */
export const runExclusive = async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
  const task = (queues.get(key) ?? Promise.resolve()).then(act, act);
  queues.set(key, task);
  try {
    return await task;
  } finally {
    if (queues.get(key) === task) queues.delete(key);
  }
};
