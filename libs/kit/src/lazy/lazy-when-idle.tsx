import { useEffect, useState } from 'react';
import { Lazy, type LazyProps } from './lazy.tsx';
import { runWhenIdle } from './run-when-idle.ts';

/** Renders an optional part of the page whose code loads when the browser is idle. */
export const LazyWhenIdle = <Module,>(props: Pick<LazyProps<Module>, 'module' | 'children'>) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return isIdle && <Lazy {...props} isOptional />;
};
