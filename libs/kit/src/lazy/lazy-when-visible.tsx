import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';

/** The code starts to load when the component is less than this distance below the visible part of the page. */
const rootMargin = '200px';

/** Loads and renders a part of the page when it is near the visible part. Until then the fallback takes its space. */
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
