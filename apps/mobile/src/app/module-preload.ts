const pendingFiles = new Map<string, Promise<void>>();

/** A style sheet is waited for, so that nothing is drawn without it; a script's file is only asked for early. */
const loadFile = (file: string): Promise<void> => {
  const pending = pendingFiles.get(file);
  if (pending) return pending;
  const link = createLink(file);
  pendingFiles.set(file, link);
  link.catch(() => pendingFiles.delete(file));
  return link;
};

const createLink = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const href = `/${file}`;
    // Preloaded by the page, or a sheet whose text stands in it.
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
    if (!isStyle) resolve();
  });

/**
 * Loads a chunk with the files it needs: in place of Vite's own helper, which is three times as long for browsers and
 * hosts that are not ours. A failure is told as `vite:preloadError`; whoever prevents that event has dealt with it
 * by reloading the page, and nobody who waits is answered.
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
