import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as hearts from './favourite-heart.tsx';

export type Hearts = typeof hearts;

let here: Hearts | undefined;

/** The hearts of the tiles with their words. No list waits for them, and without a network they are missed. */
export const useHearts = (): Hearts | undefined => {
  const { i18n } = useTranslation();
  const [arrived, setArrived] = useState(here);
  useEffect(() => {
    if (here) return;
    let isShown = true;
    const bring = () => {
      Promise.all([import('./favourite-heart.tsx'), i18n.loadNamespaces('lobby')]).then(
        ([module]) => {
          here = module;
          if (isShown) setArrived(module);
        },
        () => undefined,
      );
    };
    // After the pictures of the first screen have been asked for.
    const timer = setTimeout(bring);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [i18n]);
  return arrived;
};
