/** How long the page takes into its place, or out of the window, once the finger has let it go. Milliseconds. */
export const settleDurationMs = 180;
/** A way back that has led nowhere after this long gives the page back. Milliseconds. */
export const swipeTimeoutMs = 700;

export interface PageDrag {
  /** The page stands this many px towards the end of the line. */
  readonly move: (offsetPx: number) => void;
  /** The swipe came to nothing: the page returns. */
  readonly cancel: () => void;
  /** The page goes out of the window, and then the way back is taken. */
  readonly complete: (goBack: () => void) => void;
  /** Another page stands in its place. */
  readonly reset: () => void;
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The screen between the bars, as a finger takes it along. It is moved by a transform alone; who wants less motion sees it stand. */
export const createPageDrag = (): PageDrag => {
  let page: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const movePage = (offsetPx: number, isAnimated: boolean) => {
    if (!page?.parentElement) return;
    const side = document.documentElement.dir === 'rtl' ? -1 : 1;
    page.style.transition = isAnimated ? `transform ${settleDurationMs}ms ease-out` : 'none';
    page.style.transform = `translateX(${offsetPx * side}px)`;
    // What stands out at the side makes the document no wider.
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
