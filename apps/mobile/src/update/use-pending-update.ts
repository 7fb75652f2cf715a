import { useEffect, useState } from 'react';
import { startUpdateChecks } from './updates.ts';

/**
 * Registers the service worker if `isEnabled` is true. Returns the function that activates a waiting new version of
 * the app and reloads the page. Returns undefined while no new version is waiting.
 */
export const usePendingUpdate = (isEnabled = import.meta.env.PROD): (() => void) | undefined => {
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (isEnabled) startUpdateChecks((apply) => setApplyUpdate(() => apply));
  }, [isEnabled]);
  return applyUpdate;
};
