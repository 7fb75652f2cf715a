import { useEffect, useState } from 'react';
import { startUpdateChecks } from './updates.ts';

/**
 * Registers the service worker. Returns a function once a new version is installed and waiting: it activates the
 * version and reloads the page.
 */
export const usePendingUpdate = (isEnabled = import.meta.env.PROD): (() => void) | undefined => {
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (isEnabled) startUpdateChecks((apply) => setApplyUpdate(() => apply));
  }, [isEnabled]);
  return applyUpdate;
};
