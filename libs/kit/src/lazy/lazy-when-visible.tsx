import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';

/**
 * Distance below the visible part of the page. The code of a component starts to load when the distance to the
 * component is smaller.
 */
const rootMargin = '200px';

/**
 * Loads and renders a part of the page when it is close to the visible area. Before that, shows the fallback in its
 * place.
 */
export const LazyWhenVisible = <Module,>(props: LazyProps<Module>) => {
  const root = useRef<HTMLDivElement>(null);
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNearViewport(true), {
      rootMargin,
    });
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={root}>{isNearViewport ? <Lazy {...props} /> : props.fallback}</div>;
};
