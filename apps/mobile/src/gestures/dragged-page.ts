/** How long the page takes into its place, or out of the window, once the finger has let it go. Milliseconds. */
export const settleMs = 180;
/** A way back that has led nowhere after this long gives the page back. Milliseconds. */
export const patienceMs = 700;

export interface DraggedPage {
  /** The page stands this many px towards the end of the line. */
  readonly follow: (across: number) => void;
  /** The swipe came to nothing: the page returns. */
  readonly giveBack: () => void;
  /** The page goes out of the window, and then the way back is taken. */
  readonly leave: (goBack: () => void) => void;
  /** Another page stands in its place. */
  readonly replace: () => void;
}

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The screen between the bars, as a finger takes it along. It is moved by a transform alone; who wants less motion sees it stand. */
export const draggedPage = (): DraggedPage => {
  let page: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const put = (across: number, isSettling: boolean) => {
    if (!page?.parentElement) return;
    const side = document.documentElement.dir === 'rtl' ? -1 : 1;
    page.style.transition = isSettling ? `transform ${settleMs}ms ease-out` : 'none';
    page.style.transform = `translateX(${across * side}px)`;
    // What stands out at the side makes the document no wider.
    page.parentElement.style.overflowX = 'clip';
  };
  const replace = () => {
    clearTimeout(timer);
    isLeaving = false;
    for (const name of ['transition', 'transform']) page?.style.removeProperty(name);
    page?.parentElement?.style.removeProperty('overflow-x');
    page = null;
  };
  const giveBack = () => {
    if (!page || isLeaving) return;
    put(0, true);
    timer = setTimeout(replace, settleMs);
  };

  return {
    follow: (across) => {
      if (isLeaving || !wantsMotion()) return;
      clearTimeout(timer);
      page = document.getElementById('content');
      put(across, false);
    },
    giveBack,
    leave: (goBack) => {
      if (isLeaving) return;
      if (!page) return goBack();
      isLeaving = true;
      put(innerWidth, true);
      timer = setTimeout(() => {
        goBack();
        timer = setTimeout(() => {
          isLeaving = false;
          giveBack();
        }, patienceMs);
      }, settleMs);
    },
    replace,
  };
};
