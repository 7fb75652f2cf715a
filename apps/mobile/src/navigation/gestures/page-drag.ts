/** Milliseconds that the page takes to move back or out of the window after the finger is lifted. */
export const settleDurationMs = 180;
/** Milliseconds after which the page moves back if the navigation did not happen. */
export const swipeTimeoutMs = 700;

export interface PageDrag {
  /** Moves the page by this many px towards the end of the line. */
  readonly move: (offsetPx: number) => void;
  /** Moves the page back after a cancelled swipe. */
  readonly cancel: () => void;
  /** Moves the page out of the window and then goes back. */
  readonly complete: (goBack: () => void) => void;
  /** Clears the styles after another page has replaced this one. */
  readonly reset: () => void;
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Creates the drag of the screen between the header and the bottom bar. It uses only a transform. Nothing moves if the
 * visitor prefers reduced motion.
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
    // The part of the page outside the window must not widen the document.
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
