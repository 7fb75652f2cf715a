import { chunkNames, isChunkFile } from '@livery/mobile/build/chunks.config';
import type { Page } from '@playwright/test';

/** What the page does without until its first picture is painted. */
export const chunkPatterns = { 'the app': chunkNames.entry, 'its frame': chunkNames.chrome };

/** Keeps a chunk back until the answer is called. */
export const blockChunk = async (page: Page, chunk: string): Promise<() => void> => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => isChunkFile(url.pathname, chunk),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return release;
};
