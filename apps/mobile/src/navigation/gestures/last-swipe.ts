/** Max milliseconds between a finished swipe and the browser's navigation. */
const swipeWindowMs = 700;

let swipedAt = -Infinity;

/** Records that a swipe has just gone back. */
export const recordSwipe = (): void => {
  swipedAt = performance.now();
};

export const wasRecentSwipe = (): boolean => performance.now() - swipedAt < swipeWindowMs;
