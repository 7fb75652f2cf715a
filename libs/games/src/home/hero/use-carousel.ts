import { type RefObject, useEffect, useState } from 'react';
import type { Carousel } from './hero.tsx';

/** Browsers without `requestIdleCallback` wait this long in its place. Milliseconds. */
const idleFallbackMs = 1500;

/** Brings the carousel's code once there is something to turn to: when the page has nothing else to do, or at the first touch. Without it the first slide stays. */
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
