/**
 * Duration in milliseconds of the animation after the finger is lifted. The animation moves the page back to its
 * position or out of the window.
 */
export const settleDurationMs = 180;
/**
 * Maximum time in milliseconds that the previous page may take to appear after a completed back swipe. After this
 * time, the dragged page returns to its original position.
 */
export const swipeTimeoutMs = 700;

export interface PageDrag {
  /** Moves the page by this many px to the right, or to the left in a right-to-left language. */
  readonly move: (offsetPx: number) => void;
  /** Moves the page back to its original position after a cancelled swipe. */
  readonly cancel: () => void;
  /** Moves the page out of the window and then calls `goBack`. */
  readonly complete: (goBack: () => void) => void;
  /** Removes the styles of the drag. Called after another page has replaced the dragged page. */
  readonly reset: () => void;
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Creates an object that moves the screen with the finger, by means of a CSS transform. The header and the bottom bar
 * do not move. If the visitor prefers reduced motion, nothing moves.
 */
export const createPageDrag = (): PageDrag => {
  let page: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const movePage = (offsetPx: number, isAnimated: boolean) => {
    if (!page?.parentElement) return;
    const side = document.documentElement.dir === 'rtl' ? -1 : 1;
    page.style.transition = isAnimated ? `transform ${settleDurationMs}ms ease-out` : 'none';
    page.style.transform = `translateX(${offsetPx * side}px)`;
    // Clips the part of the page outside the window, so that the document does not become wider.
    page.parentElement.style.overflowX = 'clip';
  };
  const reset = () => {
    clearTimeout(timer);
    isLeaving = false;
    for (const name of ['transition', 'transform']) page?.style.removeProperty(name);
    page?.parentElement?.style.removeProperty('overflow-x');
    page = null;
  };
  const cancel = () => {
    if (!page || isLeaving) return;
    movePage(0, true);
    timer = setTimeout(reset, settleDurationMs);
  };

  return {
    move: (offsetPx) => {
      if (isLeaving || !allowsMotion()) return;
      clearTimeout(timer);
      page = document.getElementById('content');
      movePage(offsetPx, false);
    },
    cancel,
    complete: (goBack) => {
      if (isLeaving) return;
      if (!page) return goBack();
      isLeaving = true;
      movePage(innerWidth, true);
      timer = setTimeout(() => {
        goBack();
        timer = setTimeout(() => {
          isLeaving = false;
          cancel();
        }, swipeTimeoutMs);
      }, settleDurationMs);
    },
    reset,
  };
};
