import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';

/**
 * The code of a component starts to load when the component is at most 200 px below the visible part of the page, or
 * anywhere above it. A visitor who returns to a lower part of the page needs the height of the content above.
 */
const rootMargin = '999999px 0px 200px';

/** Loads and renders a part of the page that is above the visible area or close to it. Until then, shows the fallback. */
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
