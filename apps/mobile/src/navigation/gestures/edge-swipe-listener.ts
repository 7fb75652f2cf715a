import { edgeFromX, inwardDelta, isHorizontal, isSwipe } from './edge-swipe.ts';

interface EdgeSwipeHandlers {
  /** The platform goes back by a swipe of its own: what appears next is not to fade in. */
  readonly onNativeBack: () => void;
  readonly canGoBack: () => boolean;
  /** A finger that may go back is this many px into the window. */
  readonly onDrag: (offsetPx: number) => void;
  /** It went no further, or something took it away. */
  readonly onCancel: () => void;
  /** Goes back where the platform has no gesture of its own. */
  readonly goBack: () => void;
  readonly openMenu: () => void;
}

/** iOS has a swipe of its own, in the browser and in an installed app alike; it tells the page of it by taking the touch away. */
const hasNativeSwipe = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/** What a finger moves by itself: a row that can still scroll sideways, a dialog, a field. */
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

/** Follows fingers that come in from the sides of the window. Answers how to stop. */
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
