import { useEffect, useState } from 'react';
import { createStore, type Store, useStore } from '../store/store.ts';

/** Code that is loaded when it is needed. The module system caches it, so it is loaded once. */
export interface LazyModule<Module> extends Pick<Store<Module | undefined>, 'get' | 'subscribe'> {
  /** Starts the load, or joins the pending one. A failed load can be started again. */
  readonly load: () => Promise<Module>;
  /** Starts the load before the code is needed. The component that needs it reports a failure. */
  readonly preload: () => void;
}

/** Creates the lazy module of an `import()`. Every failed load is logged here. */
export const createLazyModule = <Module>(importModule: () => Promise<Module>): LazyModule<Module> => {
  const { get, set, subscribe } = createStore<Module | undefined>(undefined);
  let pending: Promise<Module> | undefined;
  const load = () =>
    (pending ??= importModule().then(
      (module) => {
        set(module);
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        // Logged for support.
        // oxlint-disable-next-line no-console
        console.error('Code could not be loaded', error);
        throw error;
      },
    ));
  return { get, subscribe, load, preload: () => void load().catch(() => undefined) };
};

/** Delay before a failed load is started again. Milliseconds. */
export const retryDelayMs = 2000;

/** Loads a module and starts a failed load again, at most `retries` times. */
export const loadWithRetries = <Module>(module: LazyModule<Module>, retries: number): Promise<Module> =>
  module.load().catch((error: unknown) => {
    if (!retries) throw error;
    return new Promise((resolve) => setTimeout(resolve, retryDelayMs)).then(() => loadWithRetries(module, retries - 1));
  });

/** Module once it is loaded; does not start the load. */
export const useLoadedModule: <Module>(module: LazyModule<Module>) => Module | undefined = useStore;

export interface LazyOptions {
  /** Number of automatic retries after a failed load. `Infinity` for code that the app cannot run without. */
  readonly retries?: number | undefined;
  /** True for code that the page can work without: a failed load is not reported. */
  readonly isOptional?: boolean | undefined;
}

/**
 * Starts the load and returns the module once it is loaded. After the last failed load it throws the error to the
 * nearest boundary. A boundary that renders the component again starts the load again.
 */
export const useLazyModule = <Module>(
  module: LazyModule<Module>,
  { retries = 0, isOptional }: LazyOptions = {},
): Module | undefined => {
  const loaded = useLoadedModule(module);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    loadWithRetries(module, retries).catch((error: unknown) => isOptional || setFailure({ error }));
  }, [module, retries, isOptional]);
  if (failure && !loaded) throw failure.error;
  return loaded;
};
