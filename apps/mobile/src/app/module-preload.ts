/**
 * Adds a style sheet to the page, or preloads a script without running it. For a style sheet, the promise resolves when
 * the browser has loaded it. Otherwise a component could render without its styles.
 */
const loadFile = (file: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const href = `/${file}`;
    const existing = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
    const link = existing ?? document.createElement('link');
    const isStyle = href.endsWith('.css');
    // The prerendered page already contains the text of some style sheets in `style` elements. The `link` element of
    // such a style sheet has the attribute `disabled`, so it is not loaded.
    if (existing && (!isStyle || link.sheet || link.hasAttribute('disabled'))) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    if (existing) return;
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
    if (!isStyle) resolve();
  });

/**
 * Loads a lazy chunk together with the files that it needs. Replaces Vite's helper function, which is three times as
 * long because it supports more browsers and hosts.
 *
 * If the load fails, the function fires the event `vite:preloadError`. A listener can call `preventDefault` and reload
 * the page. In this case, the promise never settles, so that no error message appears before the reload.
 */
export const preloadModule = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  try {
    await Promise.all(files.map(loadFile));
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return new Promise(() => undefined);
  }
};
