import { type ComponentType, useEffect, useState } from 'react';
import type { FloatingActionsProps } from './floating-actions.tsx';

/** Once it came it is drawn with the page: a page that is come back to has its height at once, and so finds its place. */
let loadedComponent: ComponentType<FloatingActionsProps> | undefined;

/** Fetches what floats when the browser has nothing else to do. Where it does not come, it is missed. */
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
