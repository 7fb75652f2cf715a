import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 960px)');
const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** True if the page is wide enough to show the slip beside the matches. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
