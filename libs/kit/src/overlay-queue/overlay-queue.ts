import { useEffect, useState } from 'react';

/**
 * Milliseconds between two attempts to open a waiting overlay. An attempt fails while another overlay is open, or while
 * the user is busy (see `isUserBusy`).
 */
const pollIntervalMs = 500;

/** Returns true while a dialog, a sheet or a menu is open or loading, or while the user types. */
const isUserBusy = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [aria-haspopup=dialog][aria-expanded=true]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Returns true while this overlay may be open. It is for overlays that open without a user action, such as a notice.
 * Pass true as `isDue` while the overlay has something to show. The hook first waits until the user is not busy and no
 * other overlay uses this hook. It then returns true until `isDue` is false. An attribute of the document marks the
 * open overlay.
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
