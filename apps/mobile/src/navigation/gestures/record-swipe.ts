/** Max milliseconds between a finished swipe and the browser's navigation. */
const swipeWindowMs = 700;

/** Records in the document that a swipe has just gone back. `usePageTransition` reads it. */
export const recordSwipe = (): void => {
  const { dataset } = document.documentElement;
  const swipe = String(performance.now());
  dataset.swipe = swipe;
  setTimeout(() => {
    if (dataset.swipe === swipe) delete dataset.swipe;
  }, swipeWindowMs);
};
