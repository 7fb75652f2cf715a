/**
 * Creates a function that runs at most `maxConcurrent` tasks at the same time. Other tasks wait, and start in the
 * order of their calls.
 */
export const createConcurrencyLimit = (maxConcurrent: number) => {
  let free = Math.max(1, maxConcurrent);
  const waiting: (() => void)[] = [];

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
