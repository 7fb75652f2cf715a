import { type RefObject, useEffect, useState } from 'react';
import type { Carousel } from './hero.tsx';

/** Browsers without `requestIdleCallback` wait this long in its place. Milliseconds. */
const idleMs = 1500;

/** Brings the carousel's code once there is something to turn to: when the page has nothing else to do, or at the first touch. Without it the first slide stays. */
export const useCarousel = (root: RefObject<HTMLElement | null>, isWanted: boolean): Carousel | undefined => {
  const [carousel, setCarousel] = useState<Carousel>();
  useEffect(() => {
    const element = root.current;
    if (!isWanted || !element) return;
    const bring = () => void import('./carousel.tsx').then(setCarousel, () => undefined);
    const isIdleKnown = 'requestIdleCallback' in globalThis;
    const timer = isIdleKnown ? requestIdleCallback(bring) : setTimeout(bring, idleMs);
    element.addEventListener('pointerdown', bring, { once: true });
    return () => {
      (isIdleKnown ? cancelIdleCallback : clearTimeout)(timer as number);
      element.removeEventListener('pointerdown', bring);
    };
  }, [root, isWanted]);
  return carousel;
};
