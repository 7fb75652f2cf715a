import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';

/**
 * Area in which a component must be before its code loads: the visible part of the page, 200 px below it, and
 * everything above it. The area above is included, because a component that loads there later would move the visible
 * part.
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
