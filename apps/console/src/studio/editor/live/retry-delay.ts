const firstMs = 1000;
const maxMs = 30_000;

/**
 * Creates the delays between retries. The base delay doubles with each retry, from 1 second to at most 30 seconds. Each
 * delay is the base delay multiplied by a random factor from 0.75 to 1.25, so that many clients do not retry at the
 * same time.
 */
export const createRetryDelay = () => {
  let delay = firstMs;
  return {
    /** Returns the milliseconds to wait before the next retry. Each call returns a longer delay. */
    next: (): number => {
      const current = delay * (0.75 + Math.random() / 2);
      delay = Math.min(delay * 2, maxMs);
      return current;
    },
    reset: (): void => {
      delay = firstMs;
    },
  };
};
