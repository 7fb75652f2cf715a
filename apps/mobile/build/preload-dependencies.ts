import { chunkModules, chunkNames, defaultChunkName, isChunkFile } from './chunks.config.ts';

/** Chunks that every page has loaded before it requests any other chunk. */
const alwaysLoaded = [chunkNames.entry, chunkNames.bundlerRuntime, chunkNames.vendor, chunkNames.chrome];

const idleChunks = chunkModules.idle.map(defaultChunkName);

/**
 * Returns the scripts that load together with a lazy chunk, because the lazy chunk imports them. The code that loads
 * the lazy chunk contains this list, and file names do not compress well. The list therefore omits chunks for which no
 * visitor waits, and style sheets, which always load with their chunk.
 */
export const resolvePreloadDependencies = (file: string, imported: string[]): string[] =>
  idleChunks.some((name) => isChunkFile(file, name))
    ? []
    : imported.filter((each) => !alwaysLoaded.some((name) => isChunkFile(each, name)));
