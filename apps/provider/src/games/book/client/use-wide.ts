import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 960px)');
const subscribe = (hear: () => void): (() => void) => {
  wide.addEventListener('change', hear);
  return () => wide.removeEventListener('change', hear);
};

/** Whether the slip has room beside the matches. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
