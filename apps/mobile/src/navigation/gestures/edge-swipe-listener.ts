import { edgeFromX, inwardDelta, isHorizontal, isSwipe } from './edge-swipe.ts';

interface EdgeSwipeHandlers {
  /**
   * Called when the browser itself has gone back after a swipe (on iOS). The browser animates this change of the page,
   * so the next page must not fade in.
   */
  readonly onNativeBack: () => void;
  readonly canGoBack: () => boolean;
  /**
   * Called for each movement of a finger that started at the edge for the back swipe. `offsetPx` is the distance from
   * this edge in px.
   */
  readonly onDrag: (offsetPx: number) => void;
  /** Called when the finger is lifted before the swipe is long enough, or when the browser cancels the touch. */
  readonly onCancel: () => void;
  /** Goes back to the previous page. Not called on iOS, where the browser itself goes back after a swipe. */
  readonly goBack: () => void;
  readonly openMenu: () => void;
}

/** Returns true on iOS. There, Safari itself goes back after a swipe from the edge, and fires `touchcancel`. */
const hasNativeSwipe = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/**
 * Returns true if a touch of this element must not count as an edge swipe. This is so for input fields, draggable
 * elements and rows that are scrolled sideways, because they use the touch themselves. While a dialog is open, it is so
 * for every element.
 */
const handlesTouchItself = (target: EventTarget | null): boolean => {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.matches('input, textarea, select, [draggable=true]')) return true;
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      element.scrollLeft !== 0 &&
      element !== document.documentElement
    )
      return true;
  }
  return false;
};

const toPoint = ({ clientX, clientY }: Touch) => ({ x: clientX, y: clientY });

/**
 * Listens for swipes from the side edges of the window.
 * @returns a function that stops listening
 */
export const listenForEdgeSwipes = ({
  onNativeBack,
  canGoBack,
  onDrag,
  onCancel,
  goBack,
  openMenu,
}: EdgeSwipeHandlers): (() => void) => {
  const abortController = new AbortController();
  const options = { signal: abortController.signal, passive: true };
  let from: ReturnType<typeof edgeFromX>;
  let isDragging = false;

  const cancel = () => {
    if (isDragging) onCancel();
    isDragging = false;
    from = undefined;
  };
  const start = ({ touches, target }: TouchEvent) => {
    const [touch] = touches;
    cancel();
    if (touches.length !== 1 || !touch || handlesTouchItself(target)) return;
    from = edgeFromX(toPoint(touch), { width: innerWidth, isRightToLeft: document.documentElement.dir === 'rtl' });
  };
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (from?.edge !== 'start' || !touch || hasNativeSwipe() || !canGoBack()) return;
    isDragging ||= isHorizontal(from, toPoint(touch));
    if (isDragging) onDrag(inwardDelta(from, toPoint(touch)));
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!from || !touch || !isSwipe(from, toPoint(touch))) return cancel();
    const { edge } = from;
    from = undefined;
    isDragging = false;
    if (edge === 'end') return openMenu();
    if (hasNativeSwipe()) return onNativeBack();
    if (canGoBack()) goBack();
  };
  const handleTouchCancel = () => {
    if (from?.edge === 'start') onNativeBack();
    cancel();
  };

  addEventListener('touchstart', start, options);
  addEventListener('touchmove', move, options);
  addEventListener('touchend', end, options);
  addEventListener('touchcancel', handleTouchCancel, options);
  return () => abortController.abort();
};
