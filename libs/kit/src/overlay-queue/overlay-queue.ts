import { useEffect, useState } from 'react';

/** Interval between two checks for a busy user. Milliseconds. */
const pollIntervalMs = 500;

/** Returns true while a dialog, a sheet or a menu is open or loading, or while the user types. */
const isUserBusy = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/** Overlay that currently holds the slot. */
let activeOverlay: object | undefined;

/**
 * Returns true when an automatic overlay may open: not over an open overlay or while the user types, and one at a time.
 * It holds the slot as long as it is due.
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
