import { useEffect, useRef, useState } from 'react';

const duration = 600;

/**
 * The number to draw on the way from the last value to `target`: 600 ms, slowing down, whole numbers.
 * The first value, a value set while `isHidden`, and every value for those who want no motion, is there at once.
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
