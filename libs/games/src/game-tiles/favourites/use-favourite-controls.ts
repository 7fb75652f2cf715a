import { createLazyModule, useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const lazyFavouriteControls = createLazyModule(() => import('./favourite-button.tsx'));

export type FavouriteControls = NonNullable<ReturnType<typeof lazyFavouriteControls.get>>;

/**
 * Loads the code and the texts of the favourite buttons (hearts). Returns undefined until both have loaded. Until then,
 * and if the load fails, lists show their tiles without hearts.
 */
export const useFavouriteControls = (): FavouriteControls | undefined => {
  const { ready: areTextsLoaded } = useTranslation('lobby', { useSuspense: false });
  const controls = useLoadedModule(lazyFavouriteControls);
  useEffect(() => {
    // The timer delays the load until the images of the first screen have been requested.
    const timer = setTimeout(lazyFavouriteControls.preload);
    return () => clearTimeout(timer);
  }, []);
  return areTextsLoaded ? controls : undefined;
};
