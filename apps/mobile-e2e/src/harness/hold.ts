import type { Page } from '@playwright/test';

/** What the page does without until its first picture is painted. */
export const chunks = { 'the app': /\/assets\/main-[^/]+\.js$/, 'its frame': /\/assets\/frame-[^/]+\.js$/ };

/** Keeps a chunk back until the answer is called. */
export const hold = async (page: Page, chunk: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunk, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
};
