import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const idleFallbackMs = 1500;

/** Creates an optional component that loads when the browser is idle. If the load fails, nothing is shown. */
export const loadWhenIdle = (load: () => Promise<ComponentType>): ComponentType =>
  function LoadWhenIdle() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      const loadComponent = () =>
        void load().then(
          (component) => setLoaded(() => component),
          () => undefined,
        );
      const hasIdleCallback = 'requestIdleCallback' in globalThis;
      const timer = hasIdleCallback ? requestIdleCallback(loadComponent) : setTimeout(loadComponent, idleFallbackMs);
      return () => (hasIdleCallback ? cancelIdleCallback : clearTimeout)(timer as number);
    }, []);
    return Loaded && <Loaded />;
  };
