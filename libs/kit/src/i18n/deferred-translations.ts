type DeferredLoad = () => Promise<void>;

/**
 * Pending loads of deferred translations. The page contains some namespaces only in part, and these loads get the rest.
 */
const deferredLoads: DeferredLoad[] = [];

/** Starts to load the deferred translations. The next caller that needs them starts a failed load again. */
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
 * Resolves when all deferred translations are loaded. Before that, the page has only the translations of its first
 * content.
 */
export const loadDeferredTranslations = async (): Promise<void> =>
  void (await Promise.all(deferredLoads.map((startLoad) => startLoad())));

/** Loads lazy code together with the deferred translations. */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
