const firstMs = 1000;
const maxMs = 30_000;

/**
 * Creates the delays between retries. Each delay is twice as long as the previous delay, up to half a minute. A
 * random factor spreads the retries of many clients.
 */
export const createRetryDelay = () => {
  let delay = firstMs;
  return {
    /** Next delay in milliseconds. */
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
