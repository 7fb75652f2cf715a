import { useEffect, useState } from 'react';
import { createStore, type Store, useStore } from '../store/store.ts';

/** Code that is loaded when it is needed. The code is loaded only once and then cached. */
export interface LazyModule<Module> extends Pick<Store<Module | undefined>, 'get' | 'subscribe'> {
  /**
   * Starts the load. Returns the same promise if the load is pending or complete. A call after a failed load starts a
   * new load.
   */
  readonly load: () => Promise<Module>;
  /**
   * Starts the load before the code is needed. Ignores a failure: the component that needs the code loads it again and
   * reports the failure.
   */
  readonly preload: () => void;
}

/** Creates a lazy module from a function that calls `import()`. Logs each failed load. */
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
        // The support staff needs this log to find the cause.
        // oxlint-disable-next-line no-console
        console.error('Code could not be loaded', error);
        throw error;
      },
    ));
  return { get, subscribe, load, preload: () => void load().catch(() => undefined) };
};

/** Delay before a failed load is repeated, in milliseconds. */
export const retryDelayMs = 2000;

/**
 * Loads a module. Repeats a failed load at most `retries` times, each time after a delay. If the last load also
 * fails, rejects with its error.
 */
export const loadWithRetries = <Module>(module: LazyModule<Module>, retries: number): Promise<Module> =>
  module.load().catch((error: unknown) => {
    if (!retries) throw error;
    return new Promise((resolve) => setTimeout(resolve, retryDelayMs)).then(() => loadWithRetries(module, retries - 1));
  });

/** Returns the module, or undefined while it is not loaded. Does not start the load. */
export const useLoadedModule: <Module>(module: LazyModule<Module>) => Module | undefined = useStore;

export interface LazyOptions {
  /**
   * Number of automatic retries after a failed load, 0 by default. Use `Infinity` for code that the app cannot run
   * without.
   */
  readonly retries?: number | undefined;
  /** True for code that the page can work without. A failed load of this code then throws no error. */
  readonly isOptional?: boolean | undefined;
}

/**
 * Starts the load of a module. Returns the module, or undefined while it is not loaded. If the last retry fails, the
 * hook throws the error, and the nearest error boundary shows it. With `isOptional`, the hook throws no error. When
 * the error boundary renders the component again, a new load starts.
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
