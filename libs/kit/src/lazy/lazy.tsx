import { type ReactNode, Suspense } from 'react';
import { type LazyModule, type LazyOptions, useLazyModule } from './lazy-module.ts';

export interface LazyProps<Module> extends LazyOptions {
  readonly module: LazyModule<Module>;
  /**
   * Content that is shown until the code and the translations of the component are loaded. If absent, nothing is
   * shown.
   */
  readonly fallback?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** Renders a component whose code starts to load with the first render. */
export const Lazy = <Module,>({ module, fallback, children, retries, isOptional }: LazyProps<Module>) => {
  const loaded = useLazyModule(module, { retries, isOptional });
  return <Suspense fallback={fallback}>{loaded ? children(loaded) : fallback}</Suspense>;
};
