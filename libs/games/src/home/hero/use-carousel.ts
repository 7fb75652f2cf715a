import { createLazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { runWhenIdle } from '@livery/kit/lazy/run-when-idle';
import { type RefObject, useEffect } from 'react';

/**
 * Module with the banner slides and the carousel's controls. The first slide, which is the brand's own slide, does
 * not need this module.
 */
const lazyCarousel = createLazyModule(() => import('./carousel.tsx'));

/**
 * Loads the carousel's code if there are banners. The load starts when the page is idle or when the visitor touches the
 * slide. If the load fails, only the first slide is shown.
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
