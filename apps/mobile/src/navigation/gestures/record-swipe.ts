/** Maximum time in milliseconds between the end of a swipe and the navigation that it causes. */
const swipeWindowMs = 700;

/**
 * Marks the document for a short time after a swipe has gone back. `usePageTransition` reads the mark and omits the
 * fade.
 */
export const recordSwipe = (): void => {
  const { dataset } = document.documentElement;
  const swipe = String(performance.now());
  dataset.swipe = swipe;
  setTimeout(() => {
    if (dataset.swipe === swipe) delete dataset.swipe;
  }, swipeWindowMs);
};
