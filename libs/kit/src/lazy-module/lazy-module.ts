import { use, useSyncExternalStore } from 'react';

export interface LazyModule<Module> {
  /** Starts the load, or joins the pending one. A failed load can be retried. */
  readonly load: () => Promise<Module>;
  readonly get: () => Module | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a loader for code that the first paint does not need. */
export const createLazyModule = <Module>(load: () => Promise<Module>): LazyModule<Module> => {
  let get: Module | undefined;
  let pending: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const handleLoaded = (module: Module): Module => {
    get = module;
    for (const listener of listeners) listener();
    return module;
  };
  const handleFailed = (error: unknown) => {
    pending = undefined;
    throw error;
  };
  return {
    load: () => (pending ??= load().then(handleLoaded, handleFailed)),
    get: () => get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Loads that a suspended component waits for. */
let suspensePromises = new Map<unknown, Promise<unknown>>();

/**
 * Promise to pass to `use` while rendering. A failed promise stays cached: otherwise each render would start the load
 * again without end.
 */
export const suspensePromise = <Module>(module: LazyModule<Module>): Promise<Module> => {
  const load = suspensePromises.get(module) ?? module.load();
  suspensePromises.set(module, load);
  return load as Promise<Module>;
};

/** Clears failed loads once their errors are shown, so that the next render loads them again. */
export const resetFailedLoads = (): void => void (suspensePromises = new Map());

/**
 * Loaded module. Renders at once without a fallback when it is loaded, and suspends otherwise. Throws when the load
 * failed.
 */
export const useLazyModule = <Module>(module: LazyModule<Module>): Module =>
  module.get() ?? use(suspensePromise(module));

/** Module once it is loaded; does not start the load. */
export const useLoadedModule = <Module>({ subscribe, get }: LazyModule<Module>): Module | undefined =>
  useSyncExternalStore(subscribe, get, () => undefined);

/** Delay between two attempts to load a required module. Milliseconds. */
const retryDelayMs = 3000;

/** Loads a module that the app requires and retries after each failure. */
export const loadWithRetry = (module: LazyModule<unknown>): void => {
  module.load().catch(() => setTimeout(() => loadWithRetry(module), retryDelayMs));
};
