import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as hearts from './favourite-button.tsx';

export type FavouriteControls = typeof hearts;

let loadedControls: FavouriteControls | undefined;

/** The hearts of the tiles with their words. No list waits for them, and without a network they are missed. */
export const useFavouriteControls = (): FavouriteControls | undefined => {
  const { i18n } = useTranslation();
  const [controls, setControls] = useState(loadedControls);
  useEffect(() => {
    if (loadedControls) return;
    let isShown = true;
    const load = () => {
      Promise.all([import('./favourite-button.tsx'), i18n.loadNamespaces('lobby')]).then(
        ([module]) => {
          loadedControls = module;
          if (isShown) setControls(module);
        },
        () => undefined,
      );
    };
    // After the pictures of the first screen have been asked for.
    const timer = setTimeout(load);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [i18n]);
  return controls;
};
