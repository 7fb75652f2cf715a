import { useLayoutEffect, useRef, useState } from 'react';
import type { ScreenSize } from './sizes.ts';

/** Free space in CSS pixels in each direction (width and height) between the scaled screens and their container. */
const margin = 32;
/** Space in CSS pixels between two screens (`gap` of the stage in `preview.module.css`). */
const gap = 16;

/**
 * Returns a ref, and the scale factor with which screens of these sizes fit side by side into the element of the ref.
 * The factor is at most 1. All screens have the same factor, so that the operator can compare them.
 */
export const useFit = (screens: readonly ScreenSize[]) => {
  const ref = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = screens.reduce((sum, screen) => sum + screen.width, 0);
  const height = Math.max(...screens.map((screen) => screen.height));
  const freeWidth = space.width - margin - (screens.length - 1) * gap;
  const fit = Math.min(1, freeWidth / width, (space.height - margin) / height);
  return { ref, scale: fit > 0 ? fit : 1 };
};
