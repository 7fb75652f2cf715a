/** The browser answers a finished swipe within this time, in ms. */
const answersWithin = 700;

let swipedAt = -Infinity;

/** A finger has just swiped back. */
export const markSwipe = (): void => {
  swipedAt = performance.now();
};

export const wasSwiped = (): boolean => performance.now() - swipedAt < answersWithin;
