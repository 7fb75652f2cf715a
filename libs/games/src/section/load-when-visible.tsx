import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/** How far below the screen a part begins to load. */
const rootMargin = '200px';

/** A part whose code is fetched as it comes near the screen. Until then, and while it loads, its place is kept. */
export const loadWhenVisible = (load: () => Promise<ComponentType>, Placeholder: ComponentType): ComponentType => {
  const LazyComponent = lazyComponent(load);
  return function LoadWhenVisible() {
    const root = useRef<HTMLDivElement>(null);
    const [isNearViewport, setNearViewport] = useState(false);
    useEffect(() => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNearViewport(true), {
        rootMargin: rootMargin,
      });
      observer.observe(root.current!);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={root}>
        {isNearViewport ? (
          <Suspense fallback={<Placeholder />}>
            <LazyComponent />
          </Suspense>
        ) : (
          <Placeholder />
        )}
      </div>
    );
  };
};
