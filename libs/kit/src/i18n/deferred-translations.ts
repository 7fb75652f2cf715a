type DeferredLoad = () => Promise<void>;

/**
 * Functions that load complete translations. Each function loads one namespace whose translations are only partly in
 * the HTML of the page.
 */
const deferredLoads: DeferredLoad[] = [];

/**
 * Starts to load the complete translations of a namespace, but does not wait until they have loaded. If the load
 * fails, a call of `loadDeferredTranslations` repeats it.
 */
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
 * Resolves when all deferred translations have loaded. Until then, the page has only the translations of the first
 * paint.
 */
export const loadDeferredTranslations = async (): Promise<void> =>
  void (await Promise.all(deferredLoads.map((startLoad) => startLoad())));

/**
 * Wraps a function that loads code. The new function resolves with the code after all deferred translations have also
 * loaded (see `loadDeferredTranslations`). Rejects if one of the loads fails.
 */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
