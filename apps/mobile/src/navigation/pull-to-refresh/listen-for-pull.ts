interface PullHandlers {
  /** Called for each movement of the finger, with the distance by which the indicator moves, in px. 0 hides it. */
  readonly onPull: (distancePx: number) => void;
  /** Called when the finger is lifted after a pull that is long enough. */
  readonly onRefresh: () => void;
}

/** Minimum distance of the indicator, in px, for a refresh. The indicator moves half as far as the finger. */
export const refreshDistancePx = 56;
const maxDistancePx = 80;

/** Minimum movement of the finger, in px, before the touch counts as a pull or as a sideways swipe. */
const slackPx = 8;

/**
 * Returns true if a pull that begins on this element must not refresh the page. This is so for input fields and for
 * lists that are scrolled down, because they use the touch themselves. While a dialog is open, it is so for every
 * element.
 */
const handlesTouchItself = (target: EventTarget | null): boolean => {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.matches('input, textarea, select') || (element !== document.documentElement && element.scrollTop > 0))
      return true;
  return false;
};

/**
 * Listens for a pull at the top of the page. The style sheet turns off the browser's own pull to refresh, because it
 * would load the whole app again.
 * @returns a function that stops listening
 */
export const listenForPull = ({ onPull, onRefresh }: PullHandlers): (() => void) => {
  const abortController = new AbortController();
  const options = { signal: abortController.signal, passive: true };
  let from: Touch | undefined;
  let distance = 0;

  const stop = () => {
    from = undefined;
    if (distance > 0) onPull(0);
    distance = 0;
  };
  const start = ({ touches, target }: TouchEvent) => {
    stop();
    if (touches.length === 1 && scrollY <= 0 && !handlesTouchItself(target)) from = touches[0];
  };
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (!from || !touch) return;
    const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY];
    const isSideways = distance === 0 && Math.abs(x) > slackPx && Math.abs(x) > y;
    if (isSideways || scrollY > 0 || y < 0) return stop();
    distance = y < slackPx ? 0 : Math.min(y / 2, maxDistancePx);
    onPull(distance);
  };
  const end = () => {
    const isLongEnough = distance >= refreshDistancePx;
    stop();
    if (isLongEnough) onRefresh();
  };
  addEventListener('touchstart', start, options);
  addEventListener('touchmove', move, options);
  addEventListener('touchend', end, options);
  addEventListener('touchcancel', stop, options);
  return () => abortController.abort();
};
