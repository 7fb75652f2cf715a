import { useEffect, useState } from 'react';

/** Interval between two checks for a busy user. Milliseconds. */
const pollIntervalMs = 500;

/** Returns true while a dialog, a sheet or a menu is open or loading, or while the user types. */
const isUserBusy = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Returns true when an automatic overlay may open: not over an open overlay, not while the user types, and one at a
 * time. The overlay occupies the slot as long as `isDue` is true. An attribute of the document marks the slot as taken.
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
