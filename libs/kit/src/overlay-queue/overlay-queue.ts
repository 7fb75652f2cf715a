import { useEffect, useState } from 'react';

/** Milliseconds between two checks of whether the user is busy. */
const pollIntervalMs = 500;

/** Returns true while a dialog, a sheet or a menu is open or loading, or while the user types. */
const isUserBusy = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Returns true when this overlay may open without a user action: no other such overlay is open, and the user is not
 * busy. Otherwise the overlay waits until the open overlay sets its `isDue` to false. An attribute of the document
 * marks that an overlay is open.
 */
export const useOverlaySlot = (isDue: boolean): boolean => {
  const [hasSlot, setHasSlot] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const { dataset } = document.documentElement;
    let isHolder = false;
    const tryAcquire = () => {
      if (dataset.overlaySlot || isUserBusy()) return;
      dataset.overlaySlot = 'taken';
      isHolder = true;
      setHasSlot(true);
      clearInterval(timer);
    };
    const timer = setInterval(tryAcquire, pollIntervalMs);
    tryAcquire();
    return () => {
      clearInterval(timer);
      if (isHolder) delete dataset.overlaySlot;
      setHasSlot(false);
    };
  }, [isDue]);
  return isDue && hasSlot;
};
