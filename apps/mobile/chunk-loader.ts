import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('./src/late-part/load-chunk.ts', import.meta.url));

/** Loads late chunks with our own few lines in place of Vite's helper: every first load carries them. */
export const chunkLoader: Plugin = {
  name: 'livery:chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(ours)};`
      : undefined,
};
