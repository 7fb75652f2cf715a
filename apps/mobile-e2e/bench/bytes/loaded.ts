import type { Page, Response } from '@playwright/test';
import { brotliSize } from './brotli-size.ts';

/** Brotli bytes by kind. */
export interface Loaded {
  js: number;
  css: number;
  html: number;
  total: number;
}

const kinds: Record<string, keyof Loaded> = { script: 'js', stylesheet: 'css', document: 'html' };

/** Asked from outside the browser, which alone knows the names under localhost. */
const fetchAgain = async (page: Page, { host, port, pathname, search }: URL): Promise<Buffer> =>
  (await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } })).body();

/** An address that leads on at once takes its answer's body with it: the same file is asked for again. */
const bodyOf = (page: Page, response: Response): Promise<Buffer> =>
  response.body().catch(() => fetchAgain(page, new URL(response.url())));

/** Counts what a page loads of code, until asked. Each address counts once until all are forgotten. */
export const countLoaded = (page: Page): { take: () => Promise<Loaded>; forget: () => void } => {
  let pending: Promise<[keyof Loaded, number]>[] = [];
  const seen = new Set<string>();
  const note = (response: Response): void => {
    const kind = kinds[response.request().resourceType()];
    if (!kind || seen.has(response.url()) || response.frame() !== page.mainFrame()) return;
    seen.add(response.url());
    pending.push(bodyOf(page, response).then((body) => [kind, brotliSize(body)]));
  };
  page.on('response', note);
  return {
    forget: () => seen.clear(),
    take: async () => {
      const found = await Promise.all(pending);
      pending = [];
      const loaded: Loaded = { js: 0, css: 0, html: 0, total: 0 };
      for (const [kind, bytes] of found) {
        loaded[kind] += bytes;
        loaded.total += bytes;
      }
      return loaded;
    },
  };
};
