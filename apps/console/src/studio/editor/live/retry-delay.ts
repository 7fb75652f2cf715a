const firstMs = 1000;
const maxMs = 30_000;

/** Creates the delays between attempts: each one twice as long as the one before, up to half a minute, and never the same for all. */
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
