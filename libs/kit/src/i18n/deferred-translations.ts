type DeferredLoad = () => Promise<void>;

/**
 * Functions that load complete translations. Each of them is for a namespace of which the HTML of the page contains
 * only a part.
 */
const deferredLoads: DeferredLoad[] = [];

/** Starts a deferred load of translations. If it fails, a call of `loadDeferredTranslations` repeats it. */
export const deferTranslations = (load: DeferredLoad): void => {
  let pending: Promise<void> | undefined;
  const startLoad: DeferredLoad = () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
  deferredLoads.push(startLoad);
  startLoad().catch(() => undefined);
};

/**
 * Resolves when all deferred translations have loaded. Before that, the page has only the translations of the first
 * paint.
 */
export const loadDeferredTranslations = async (): Promise<void> =>
  void (await Promise.all(deferredLoads.map((startLoad) => startLoad())));

/**
 * Wraps a function that loads code. The new function resolves when both the code and the deferred translations have
 * loaded.
 */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
