import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as hearts from './favourite-button.tsx';

export type FavouriteControls = typeof hearts;

let loadedControls: FavouriteControls | undefined;

/** Loads the hearts of the tiles and their texts. No list waits for them, and offline they are not shown. */
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
    // Runs after the images of the first screen have been requested.
    const timer = setTimeout(load);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [i18n]);
  return controls;
};
