type DeferredLoad = () => Promise<void>;

/** Loads of the translations that the page left out of the namespaces that it contains in part. */
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

/** Resolves when all deferred translations are loaded. The page contains only those of its first content. */
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
