import { useEffect, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';
import { runWhenIdle } from './run-when-idle.ts';

/** Loads and renders an optional part of the page when the browser is idle. */
export const LazyWhenIdle = <Module,>(props: Pick<LazyProps<Module>, 'module' | 'children'>) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return isIdle && <Lazy {...props} isOptional />;
};
