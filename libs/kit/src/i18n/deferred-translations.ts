type DeferredLoad = () => Promise<void>;

/** What the page left out of the namespaces that it carries in part. */
const deferredLoads: DeferredLoad[] = [];

/** Begins to bring what the page left out; a load that failed is begun anew by whoever needs it next. */
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

/** The page carries the texts of its first content alone. Resolves when all others of its namespaces are here too. */
export const loadDeferredTranslations = async (): Promise<void> =>
  void (await Promise.all(deferredLoads.map((startLoad) => startLoad())));

/** Loads code that the first content does without, and with it the texts that the first content does without. */
export const withTranslations =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await loadDeferredTranslations();
    return module;
  };
