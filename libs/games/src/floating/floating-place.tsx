import { type ComponentType, useEffect, useState } from 'react';
import type { FloatingProps } from './floating.tsx';

/** Once it came it is drawn with the page: a page that is come back to has its height at once, and so finds its place. */
let here: ComponentType<FloatingProps> | undefined;

/** Fetches what floats when the browser has nothing else to do. Where it does not come, it is missed. */
export function FloatingPlace(props: FloatingProps) {
  const [Floating, setFloating] = useState(() => here);
  useEffect(() => {
    if (here) return;
    void import('./floating.tsx').then(
      ({ Floating: arrived }) => setFloating(() => (here = arrived)),
      () => undefined,
    );
  }, []);
  return Floating && <Floating {...props} />;
}
