type DeferredLoad = () => Promise<void>;

/** Functions that load the full translations of namespaces that the page contains only in part. */
const deferredLoads: DeferredLoad[] = [];

/** Starts a deferred load of translations. `loadDeferredTranslations` repeats the load when it has failed. */
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
 * Resolves when all deferred translations are loaded. Until then the page has only the translations that its first
 * paint needs.
 */
export const loadDeferredTranslations = async (): Promise<void> =>
  void (await Promise.all(deferredLoads.map((startLoad) => startLoad())));

/**
 * Wraps the loading of code, so that the result resolves when the code and the deferred translations are both loaded.
 */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
