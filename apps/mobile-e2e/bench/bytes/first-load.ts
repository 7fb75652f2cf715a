import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHome } from '../../src/support/mobile-viewport.ts';
import { brotliSize } from './brotli-size.ts';
import type { LoadedBytes } from './loaded.ts';

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];

/**
 * Finds the scripts and style sheets that the HTML links to. A style sheet with `disabled` is omitted, because the HTML
 * already contains its text.
 */
const findLinkedFiles = (html: string): { scripts: string[]; styles: string[] } => {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const scripts = tags.map((tag) =>
    tag.includes('rel="modulepreload"') ? attribute(tag, 'href') : attribute(tag, 'src'),
  );
  const styles = tags.map((tag) =>
    tag.includes('rel="stylesheet"') && !/\sdisabled\b/.test(tag) ? attribute(tag, 'href') : undefined,
  );
  const present = (list: (string | undefined)[]): string[] => [...new Set(list.filter((each) => each !== undefined))];
  return { scripts: present(scripts), styles: present(styles) };
};

/**
 * Maximum ratio of the first load of a home page to the baseline (the minimal app with the required libraries). If
 * the ratio is higher, move code to a chunk that loads after the home page has shown its games.
 */
export const firstLoadBudget = 1.15;

/** Returns the size of a page and of the files that it links to, in bytes after brotli compression. */
const measureFiles = async (html: string, getSize: (path: string) => Promise<number>): Promise<LoadedBytes> => {
  const { scripts, styles } = findLinkedFiles(html);
  const sum = async (paths: readonly string[]): Promise<number> =>
    (await Promise.all(paths.map(getSize))).reduce((total, size) => total + size, 0);
  const [js, css] = await Promise.all([sum(scripts), sum(styles)]);
  const htmlSize = brotliSize(html);
  return { js, css, html: htmlSize, total: js + css + htmlSize };
};

/**
 * Measures the first load of bundles that are folders on disk. The bundles share most scripts, so each script is read
 * only once.
 */
export const measureBundles = async (
  folders: ReadonlyMap<string, string>,
): Promise<readonly (readonly [name: string, bytes: LoadedBytes])[]> => {
  // Sizes by path, for all bundles. The same path has the same content, because the name of a script contains a hash of
  // its content.
  const sizes = new Map<string, Promise<number>>();
  const getSize = (folder: string) => (path: string) => {
    const size = sizes.get(path) ?? readFile(join(folder, path)).then(brotliSize);
    sizes.set(path, size);
    return size;
  };
  const measured: (readonly [string, LoadedBytes])[] = [];
  for (const [name, folder] of folders)
    measured.push([name, await measureFiles(await readFile(join(folder, 'index.html'), 'utf8'), getSize(folder))]);
  return measured;
};

/** Runs `fetch` inside the page, because only the browser resolves host names such as `brand.localhost`. */
const fetchText = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address, { headers: { accept: 'text/html,*/*' } })).text(), path);

/**
 * Measures the size of the scripts and style sheets to which the home page links, in bytes after brotli compression.
 * Afterwards it opens the page with all other scripts and style sheets blocked. If the page then shows its games, the
 * linked files are all that it needs.
 */
export const measureFirstLoad = async (page: Page, origin: string): Promise<LoadedBytes> => {
  // Opens a text file of the brand, because `fetch` must run in a page of this origin. A text file runs no code. It has
  // the same content security policy as the brand's pages, which allows `fetch`.
  await page.goto(`${origin}/robots.txt`);
  const html = await fetchText(page, '/m/home');
  const bytes = await measureFiles(html, async (path) => brotliSize(await fetchText(page, path)));

  const { scripts, styles } = findLinkedFiles(html);
  const allowed = new Set([...scripts, ...styles]);
  await page.route(/\.(?:js|css)$/, (route) =>
    allowed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(`${origin}/m/home`);
  await waitForHome(page);
  return bytes;
};
