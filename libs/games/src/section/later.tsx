import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { part } from './part.tsx';

/** How far below the screen a part begins to load. */
const margin = '200px';

/** A part whose code is fetched as it comes near the screen. Until then, and while it loads, its place is kept. */
export const later = (load: () => Promise<ComponentType>, Place: ComponentType): ComponentType => {
  const Part = part(load);
  return function Later() {
    const root = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(false);
    useEffect(() => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
        rootMargin: margin,
      });
      observer.observe(root.current!);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={root}>
        {isNear ? (
          <Suspense fallback={<Place />}>
            <Part />
          </Suspense>
        ) : (
          <Place />
        )}
      </div>
    );
  };
};
