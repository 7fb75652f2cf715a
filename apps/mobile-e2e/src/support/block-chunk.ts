import { chunkNames, isChunkFile } from '@livery/mobile/build/chunks.config';
import type { Page } from '@playwright/test';

/**
 * Names of chunks (built JavaScript files) that load after the first paint. Each key describes the chunk in test
 * titles. `its frame` is the header, the bottom bar and the layout of the home page.
 */
export const chunkPatterns = { 'the app': chunkNames.entry, 'its frame': chunkNames.chrome };

/**
 * Delays the requests for a chunk. Returns a function that lets the delayed requests and all later requests continue.
 */
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
