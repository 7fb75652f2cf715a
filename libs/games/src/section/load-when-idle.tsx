import { type ComponentType, useEffect, useState } from 'react';

/** Browsers without `requestIdleCallback` wait this long in its place. Milliseconds. */
const idleFallbackMs = 1500;

/** A part that adds to a screen what it can do without at first. It is fetched when the browser has nothing else to do; where it does not come, it is missed. */
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
