import { useEffect, useState } from 'react';

/** Between two looks at whether the visitor is free. Milliseconds. */
const pollIntervalMs = 500;

/** Has a dialog, a sheet or a menu open, or one on its way, or writes. */
const isUserBusy = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/** Whose turn it is. */
let activeOverlay: object | undefined;

/**
 * Whether what comes up by itself may: not over what the visitor has open or
 * is writing, and one after the other. Its turn lasts for as long as it is due.
 */
export const useOverlaySlot = (isDue: boolean): boolean => {
  const [hasSlot, setHasSlot] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const self = {};
    const tryAcquire = () => {
      if (activeOverlay || isUserBusy()) return;
      activeOverlay = self;
      setHasSlot(true);
      clearInterval(timer);
    };
    const timer = setInterval(tryAcquire, pollIntervalMs);
    tryAcquire();
    return () => {
      clearInterval(timer);
      if (activeOverlay === self) activeOverlay = undefined;
      setHasSlot(false);
    };
  }, [isDue]);
  return isDue && hasSlot;
};
