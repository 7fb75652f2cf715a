import { chunkModules, chunkNames, defaultChunkName, isChunkFile } from './chunks.config.ts';

/** Chunks that every page has loaded before it requests any other chunk. */
const alwaysLoaded = [chunkNames.entry, chunkNames.bundlerRuntime, chunkNames.vendor, chunkNames.chrome];

const idleChunks = chunkModules.idle.map(defaultChunkName);

/**
 * Returns the scripts that the browser preloads together with the lazy chunk `file`, because this chunk imports them.
 * The code that loads a lazy chunk contains the list, and file names do not compress well. The list therefore omits
 * the chunks that every page has already loaded. The list is empty for a chunk that loads when the browser is idle.
 * Vite handles style sheets separately, so `imported` does not contain them.
 */
export const resolvePreloadDependencies = (file: string, imported: string[]): string[] =>
  idleChunks.some((name) => isChunkFile(file, name))
    ? []
    : imported.filter((each) => !alwaysLoaded.some((name) => isChunkFile(each, name)));
