import { createLazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { runWhenIdle } from '@livery/kit/lazy/run-when-idle';
import { type RefObject, useEffect } from 'react';

/** Components that the carousel adds after the first slide. */
const lazyCarousel = createLazyModule(() => import('./carousel.tsx'));

/**
 * Loads the carousel's code when there are banners and the page is idle, or at the first touch. If the load fails, the
 * first slide stays.
 */
export const useCarousel = (root: RefObject<HTMLElement | null>, isNeeded: boolean) => {
  useEffect(() => {
    const element = root.current;
    if (!isNeeded || !element) return;
    runWhenIdle(lazyCarousel.preload);
    element.addEventListener('pointerdown', lazyCarousel.preload, { once: true });
    return () => element.removeEventListener('pointerdown', lazyCarousel.preload);
  }, [root, isNeeded]);
  const carousel = useLoadedModule(lazyCarousel);
  return isNeeded ? carousel : undefined;
};
