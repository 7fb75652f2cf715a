import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/** Distance below the screen at which a component starts to load. */
const rootMargin = '200px';

/** Creates a component whose code loads when it is near the screen. A placeholder reserves its space until then. */
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
