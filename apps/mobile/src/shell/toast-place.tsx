import { onToast, showToast } from '@livery/kit/toast';
import { Suspense, lazy, useEffect, useState } from 'react';

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Where messages appear. The toaster is loaded with the first of them. */
export const ToastPlace = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return undefined;
    const stop = onToast((first) => {
      stop();
      setNeeded(true);
      // Nobody listens any more: it waits for the toaster.
      showToast(first);
    });
    return stop;
  }, [isNeeded]);
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
};
