import { type ComponentType, useEffect, useState } from 'react';

/** Browsers without `requestIdleCallback` wait this long in its place. Milliseconds. */
const idleMs = 1500;

/** A part that adds to a screen what it can do without at first. It is fetched when the browser has nothing else to do; where it does not come, it is missed. */
export const idle = (load: () => Promise<ComponentType>): ComponentType =>
  function Idle() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const bring = () =>
        void load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      const isIdleKnown = 'requestIdleCallback' in globalThis;
      const timer = isIdleKnown ? requestIdleCallback(bring) : setTimeout(bring, idleMs);
      return () => (isIdleKnown ? cancelIdleCallback : clearTimeout)(timer as number);
    }, []);
    return Part && <Part />;
  };
