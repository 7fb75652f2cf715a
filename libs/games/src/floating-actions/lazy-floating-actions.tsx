import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import type { FloatingActionsProps } from './floating-actions.tsx';

const lazyFloatingActions = createLazyModule(() => import('./floating-actions.tsx'));

/** Loads and renders the floating actions. Renders nothing if their code cannot be loaded. */
export const LazyFloatingActions = (props: FloatingActionsProps) => (
  <Lazy module={lazyFloatingActions} isOptional>
    {({ FloatingActions }) => <FloatingActions {...props} />}
  </Lazy>
);
