import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { Banner } from './banners.ts';

/** Components that the carousel adds after the first slide. */
interface Carousel {
  readonly Slides: ComponentType<{ banners: readonly Banner[] }>;
  readonly Controls: ComponentType<{ root: RefObject<HTMLElement | null>; count: number }>;
}

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const idleFallbackMs = 1500;

/**
 * Loads the carousel's code when there are banners and the page is idle, or at the first touch. If the load fails, the
 * first slide stays.
 */
export const useCarousel = (root: RefObject<HTMLElement | null>, isNeeded: boolean): Carousel | undefined => {
  const [carousel, setCarousel] = useState<Carousel>();
  useEffect(() => {
    const element = root.current;
    if (!isNeeded || !element) return;
    const load = () => void import('./carousel.tsx').then(setCarousel, () => undefined);
    const hasIdleCallback = 'requestIdleCallback' in globalThis;
    const timer = hasIdleCallback ? requestIdleCallback(load) : setTimeout(load, idleFallbackMs);
    element.addEventListener('pointerdown', load, { once: true });
    return () => {
      (hasIdleCallback ? cancelIdleCallback : clearTimeout)(timer as number);
      element.removeEventListener('pointerdown', load);
    };
  }, [root, isNeeded]);
  return carousel;
};
