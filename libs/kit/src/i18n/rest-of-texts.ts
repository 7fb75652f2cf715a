type Bring = () => Promise<void>;

/** What the page left out of the namespaces that it carries in part. */
const left: Bring[] = [];

/** Begins to bring what the page left out; a load that failed is begun anew by whoever needs it next. */
export const leaveForLater = (load: Bring): void => {
  let under: Promise<void> | undefined;
  const bring: Bring = () =>
    (under ??= load().catch((error: unknown) => {
      under = undefined;
      throw error;
    }));
  left.push(bring);
  bring().catch(() => undefined);
};

/** The page carries the texts of its first content alone. Resolves when all others of its namespaces are here too. */
export const restOfTexts = async (): Promise<void> => void (await Promise.all(left.map((bring) => bring())));

/** Loads code that the first content does without, and with it the texts that the first content does without. */
export const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await restOfTexts();
    return module;
  };
