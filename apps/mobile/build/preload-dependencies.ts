import { chunkModules, chunkNames, defaultChunkName, isChunkFile } from './chunks.config.ts';

/** Chunks that every page has loaded before it requests any other chunk. */
const alwaysLoaded = [chunkNames.entry, chunkNames.bundlerRuntime, chunkNames.vendor, chunkNames.chrome];

const idleChunks = chunkModules.idle.map(defaultChunkName);

/**
 * Returns the scripts that the browser preloads together with the lazy chunk `file`. `imported` lists the scripts that
 * the chunk imports. The code that loads the chunk contains the result, so a short list makes that code smaller.
 * - Scripts that every page has already loaded are omitted.
 * - The list is empty for a chunk that loads when the browser is idle.
 * - Style sheets are not in `imported`. Vite adds them separately.
 */
export const resolvePreloadDependencies = (file: string, imported: string[]): string[] =>
  idleChunks.some((name) => isChunkFile(file, name))
    ? []
    : imported.filter((each) => !alwaysLoaded.some((name) => isChunkFile(each, name)));
