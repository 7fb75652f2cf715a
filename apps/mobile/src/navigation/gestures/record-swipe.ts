/** Milliseconds for which the document stays marked after a back swipe. The swipe must change the page in this time. */
const swipeWindowMs = 700;

/**
 * Marks the document for a short time after a back swipe. While the mark is set, `usePageTransition` shows the next
 * page without a fade, because the swipe has already moved the page.
 */
export const recordSwipe = (): void => {
  const { dataset } = document.documentElement;
  const swipe = String(performance.now());
  dataset.swipe = swipe;
  setTimeout(() => {
    if (dataset.swipe === swipe) delete dataset.swipe;
  }, swipeWindowMs);
};
