import type { Page, Response } from '@playwright/test';
import { brotliSize } from './brotli-size.ts';

/** Size of loaded files by kind of file, in bytes after brotli compression. */
export interface LoadedBytes {
  js: number;
  css: number;
  html: number;
  total: number;
}

const kinds: Record<string, keyof LoadedBytes> = { script: 'js', stylesheet: 'css', document: 'html' };

/**
 * Fetches a file without the browser. Uses the IP address, because only the browser resolves host names such as
 * `brand.localhost`.
 */
const fetchAgain = async (page: Page, { host, port, pathname, search }: URL): Promise<Buffer> =>
  (await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } })).body();

/**
 * Reads the body of a response. After the page has opened another page, the browser no longer has the body. The file is
 * then fetched again.
 */
const readBody = (page: Page, response: Response): Promise<Buffer> =>
  response.body().catch(() => fetchAgain(page, new URL(response.url())));

/** Counts the code that a page loads. `collect` returns the bytes so far. Each URL counts only once until `reset`. */
export const countLoaded = (page: Page): { collect: () => Promise<LoadedBytes>; reset: () => void } => {
  let pending: Promise<[keyof LoadedBytes, number]>[] = [];
  // Stored sizes by URL. Different pages load the same files, and to compress each of them again would take most of the
  // run.
  const sizes = new Map<string, Promise<number>>();
  const measure = (response: Response): Promise<number> => {
    const url = response.url();
    const size = sizes.get(url) ?? readBody(page, response).then(brotliSize);
    sizes.set(url, size);
    return size;
  };
  const seen = new Set<string>();
  const recordResponse = (response: Response): void => {
    const kind = kinds[response.request().resourceType()];
    if (!kind || seen.has(response.url()) || response.frame() !== page.mainFrame()) return;
    seen.add(response.url());
    pending.push(measure(response).then((size) => [kind, size]));
  };
  page.on('response', recordResponse);
  return {
    reset: () => seen.clear(),
    collect: async () => {
      const measured = await Promise.all(pending);
      pending = [];
      const loaded: LoadedBytes = { js: 0, css: 0, html: 0, total: 0 };
      for (const [kind, bytes] of measured) {
        loaded[kind] += bytes;
        loaded.total += bytes;
      }
      return loaded;
    },
  };
};
