import { useCallback, useEffect, useRef } from 'react';

/**
 * Commits the value of a field when a person pauses. `start` starts the pause, or starts it again after a further
 * change. `commit` is called when the pause has lasted `restMs` milliseconds. While the person holds a pointer down on
 * the field, for example to drag a slider, the pause does not begin. A drag is therefore one commit and one undo step.
 * `flush` calls `commit` without a pause. It is also called when the page is closed and when the field disappears.
 * `commit` must do nothing if the field has no uncommitted value.
 */
export const useRest = (restMs: number, commit: () => void) => {
  const commitRef = useRef(commit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef({ isDown: false, isWaiting: false });
  useEffect(() => {
    commitRef.current = commit;
  });
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    press.current.isWaiting = false;
  }, []);
  const flush = useCallback(() => {
    stop();
    commitRef.current();
  }, [stop]);
  const start = useCallback(() => {
    stop();
    if (press.current.isDown) press.current.isWaiting = true;
    else timer.current = setTimeout(flush, restMs);
  }, [flush, restMs, stop]);
  const handlePointerDown = useCallback(
    ({ button }: Pick<PointerEvent, 'button'>) => {
      // The menu of another button can hide the release of the button from the page.
      if (button !== 0) return;
      press.current.isDown = true;
      // A second drag that begins during the pause belongs to the same commit.
      if (timer.current !== undefined) {
        stop();
        press.current.isWaiting = true;
      }
      const handleRelease = () => {
        removeEventListener('pointerup', handleRelease);
        removeEventListener('pointercancel', handleRelease);
        press.current.isDown = false;
        if (!press.current.isWaiting) return;
        press.current.isWaiting = false;
        start();
      };
      addEventListener('pointerup', handleRelease);
      addEventListener('pointercancel', handleRelease);
    },
    [start, stop],
  );
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { start, stop, flush, handlePointerDown };
};
