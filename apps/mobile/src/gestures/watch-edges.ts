import { edgeAt, isSwipe } from './edge-swipe.ts';

interface EdgeGestures {
  /** The platform, or we for it, goes back: what appears next is not to fade in. */
  readonly onBack: () => void;
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
    if (element.scrollWidth > element.clientWidth + 1 && element.scrollLeft !== 0 && element !== document.documentElement) return true;
  }
  return false;
};

/** Follows fingers that come in from the sides of the window. Answers how to stop. */
export const watchEdges = ({ onBack, goBack, openMenu }: EdgeGestures): (() => void) => {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true };
  let from: ReturnType<typeof edgeAt>;

  const start = ({ touches, target }: TouchEvent) => {
    const [touch] = touches;
    from = undefined;
    if (touches.length !== 1 || !touch || isTaken(target)) return;
    from = edgeAt({ x: touch.clientX, y: touch.clientY }, { width: innerWidth, isRightToLeft: document.documentElement.dir === 'rtl' });
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    const began = from;
    from = undefined;
    if (!began || !touch || !isSwipe(began, { x: touch.clientX, y: touch.clientY })) return;
    if (began.edge === 'end') return openMenu();
    onBack();
    if (!hasOwnSwipe()) goBack();
  };
  const taken = () => {
    if (from?.edge === 'start') onBack();
    from = undefined;
  };

  addEventListener('touchstart', start, options);
  addEventListener('touchend', end, options);
  addEventListener('touchcancel', taken, options);
  return () => watching.abort();
};
