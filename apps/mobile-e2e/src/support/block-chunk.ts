import { chunkNames, isChunkFile } from '@livery/mobile/build/chunks.config';
import type { Page } from '@playwright/test';

/** Chunks that load after the first paint. Each key is the name of the chunk in test titles. */
export const chunkPatterns = { 'the app': chunkNames.entry, 'its frame': chunkNames.chrome };

/** Blocks the requests for a chunk. Returns a function that ends the blocking. */
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
