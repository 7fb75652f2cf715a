/** The browser answers a finished swipe within this time, in ms. */
const swipeWindowMs = 700;

let swipedAt = -Infinity;

/** A finger has just swiped back. */
export const recordSwipe = (): void => {
  swipedAt = performance.now();
};

export const wasRecentSwipe = (): boolean => performance.now() - swipedAt < swipeWindowMs;
