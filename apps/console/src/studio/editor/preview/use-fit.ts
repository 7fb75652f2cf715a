import { useLayoutEffect, useRef, useState } from 'react';

/** Free space in CSS pixels in each direction (width and height) between the scaled screen and its container. */
const margin = 32;

/**
 * Returns a ref, and the scale factor with which a screen of this size fits into the element of the ref. The factor
 * is at most 1.
 */
export const useFit = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const ref = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fit = Math.min(1, (space.width - margin) / width, (space.height - margin) / height);
  return { ref, scale: fit > 0 ? fit : 1 };
};
