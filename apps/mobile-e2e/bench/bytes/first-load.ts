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

/** Runs `fetch` inside the page, because only the browser resolves host names such as `brand.localhost`. */
const fetchText = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address, { headers: { accept: 'text/html,*/*' } })).text(), path);

/**
 * Measures the brotli bytes that the home page loads before it shows its games. To verify the list of files, it visits
 * the page again with all other code blocked.
 */
export const measureFirstLoad = async (page: Page, origin: string): Promise<LoadedBytes> => {
  // A text file has the policy of the brand's pages, which allows `fetch`, and runs no code.
  await page.goto(`${origin}/robots.txt`);
  const html = await fetchText(page, '/m/home');
  const { scripts, styles } = findLinkedFiles(html);
  const getSize = async (paths: readonly string[]): Promise<number> => {
    const bodies = await Promise.all(paths.map((path) => fetchText(page, path)));
    return bodies.reduce((sum, body) => sum + brotliSize(body), 0);
  };
  const [js, css] = await Promise.all([getSize(scripts), getSize(styles)]);

  const allowed = new Set([...scripts, ...styles]);
  await page.route(/\.(?:js|css)$/, (route) =>
    allowed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(`${origin}/m/home`);
  await waitForHome(page);
  const htmlSize = brotliSize(html);
  return { js, css, html: htmlSize, total: js + css + htmlSize };
};
