import { use, useSyncExternalStore } from 'react';

export interface LazyModule<Module> {
  /** Starts the load, or joins the one under way. A load that failed can be tried again. */
  readonly load: () => Promise<Module>;
  readonly get: () => Module | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Code that the first picture does without. */
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

/** Loads that something drawn waits for. */
let suspensePromises = new Map<unknown, Promise<unknown>>();

/** The load to `use` while drawing. One that failed stays: to draw again must not be to load again, without end. */
export const suspensePromise = <Module>(module: LazyModule<Module>): Promise<Module> => {
  const load = suspensePromises.get(module) ?? module.load();
  suspensePromises.set(module, load);
  return load as Promise<Module>;
};

/** Once failures are shown: what is drawn next loads anew what failed. */
export const resetFailedLoads = (): void => void (suspensePromises = new Map());

/** The part: drawn at once where it is here, without a fallback in between, or else by suspending. A load that fails is thrown. */
export const useLazyModule = <Module>(module: LazyModule<Module>): Module =>
  module.get() ?? use(suspensePromise(module));

/** The part once it is here; brings nothing. */
export const useLoadedModule = <Module>({ subscribe, get }: LazyModule<Module>): Module | undefined =>
  useSyncExternalStore(subscribe, get, () => undefined);

/** Between two attempts at a part that the app cannot do without. Milliseconds. */
const retryDelayMs = 3000;

/** Brings a part that the app cannot do without: again after each failure, until it is here. */
export const loadWithRetry = (module: LazyModule<unknown>): void => {
  module.load().catch(() => setTimeout(() => loadWithRetry(module), retryDelayMs));
};
