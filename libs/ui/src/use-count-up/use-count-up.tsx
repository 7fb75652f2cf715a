import { useEffect, useRef, useState } from 'react';

const duration = 600;

/**
 * Animates a number from its last value to `target` in 600 ms. Returns the integer to render
 * now. The first value, and a value that is set while `isHidden` is true, are shown without
 * animation. With reduced motion, there is no animation.
 */
export function useCountUp(target: number, isHidden = false): number {
  const [shown, setShown] = useState(target);
  const last = useRef(isHidden ? undefined : target);

  useEffect(() => {
    const from = last.current;
    last.current = isHidden ? undefined : target;
    if (
      from === undefined ||
      from === target ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      setShown(target);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const done = Math.min(1, (now - start) / duration);
      setShown(Math.round(from + (target - from) * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isHidden]);

  return isHidden ? target : shown;
}
