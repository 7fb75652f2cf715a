import { useEffect, useState } from 'react';
import { startUpdateChecks } from './updates.ts';

/**
 * Registers the service worker. When a new version is waiting, returns the function that activates it and reloads the
 * page.
 */
export const usePendingUpdate = (isEnabled = import.meta.env.PROD): (() => void) | undefined => {
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (isEnabled) startUpdateChecks((apply) => setApplyUpdate(() => apply));
  }, [isEnabled]);
  return applyUpdate;
};
