import { type ComponentType, useEffect, useState } from 'react';
import type { FloatingActionsProps } from './floating-actions.tsx';

/**
 * Reused on later mounts, so that a restored page has its full height at once and its scroll offset can be restored.
 */
let loadedComponent: ComponentType<FloatingActionsProps> | undefined;

/** Loads the floating actions when the browser is idle. Nothing is shown if the load fails. */
export function LazyFloatingActions(props: FloatingActionsProps) {
  const [FloatingActionsComponent, setFloatingActions] = useState(() => loadedComponent);
  useEffect(() => {
    if (loadedComponent) return;
    void import('./floating-actions.tsx').then(
      ({ FloatingActions: loaded }) => setFloatingActions(() => (loadedComponent = loaded)),
      () => undefined,
    );
  }, []);
  return FloatingActionsComponent && <FloatingActionsComponent {...props} />;
}
