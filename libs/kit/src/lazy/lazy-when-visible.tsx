import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';

/** Distance below the screen at which the code starts to load. */
const rootMargin = '200px';

/** Renders a part of the page whose code loads when it is near the screen. The fallback reserves its space until then. */
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
