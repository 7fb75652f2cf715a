import { edgeAt, inwards, isSideways, isSwipe } from './edge-swipe.ts';

interface EdgeGestures {
  /** The platform goes back by a swipe of its own: what appears next is not to fade in. */
  readonly onOwnBack: () => void;
  readonly canGoBack: () => boolean;
  /** A finger that may go back is this many px into the window. */
  readonly onDrag: (across: number) => void;
  /** It went no further, or something took it away. */
  readonly onCancel: () => void;
  /** Goes back where the platform has no gesture of its own. */
  readonly goBack: () => void;
  readonly openMenu: () => void;
}

/** iOS has a swipe of its own, in the browser and in an installed app alike; it tells the page of it by taking the touch away. */
const hasOwnSwipe = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/** What a finger moves by itself: a row that can still scroll sideways, a dialog, a field. */
const isTaken = (target: EventTarget | null): boolean => {
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

const pointOf = ({ clientX, clientY }: Touch) => ({ x: clientX, y: clientY });

/** Follows fingers that come in from the sides of the window. Answers how to stop. */
export const watchEdges = ({
  onOwnBack,
  canGoBack,
  onDrag,
  onCancel,
  goBack,
  openMenu,
}: EdgeGestures): (() => void) => {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true };
  let from: ReturnType<typeof edgeAt>;
  let isDragging = false;

  const drop = () => {
    if (isDragging) onCancel();
    isDragging = false;
    from = undefined;
  };
  const start = ({ touches, target }: TouchEvent) => {
    const [touch] = touches;
    drop();
    if (touches.length !== 1 || !touch || isTaken(target)) return;
    from = edgeAt(pointOf(touch), { width: innerWidth, isRightToLeft: document.documentElement.dir === 'rtl' });
  };
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (from?.edge !== 'start' || !touch || hasOwnSwipe() || !canGoBack()) return;
    isDragging ||= isSideways(from, pointOf(touch));
    if (isDragging) onDrag(inwards(from, pointOf(touch)));
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!from || !touch || !isSwipe(from, pointOf(touch))) return drop();
    const { edge } = from;
    from = undefined;
    isDragging = false;
    if (edge === 'end') return openMenu();
    if (hasOwnSwipe()) return onOwnBack();
    if (canGoBack()) goBack();
  };
  const taken = () => {
    if (from?.edge === 'start') onOwnBack();
    drop();
  };

  addEventListener('touchstart', start, options);
  addEventListener('touchmove', move, options);
  addEventListener('touchend', end, options);
  addEventListener('touchcancel', taken, options);
  return () => watching.abort();
};
