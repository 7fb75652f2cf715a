type DeferredLoad = () => Promise<void>;

/**
 * Functions that load complete translations, one for each namespace. The HTML of the page contains only the texts that
 * the first screen shows, so the other texts of these namespaces must be loaded later.
 */
const deferredLoads: DeferredLoad[] = [];

/**
 * Starts to load the complete translations of a namespace, and returns before they have loaded. If the load fails, the
 * next call of `loadDeferredTranslations` starts it again.
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
 * Returns a function that loads code with `load`, and then also waits for the translations that load later than the
 * page. So the code never shows a translation key instead of a text. Rejects if one of the loads fails.
 */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
