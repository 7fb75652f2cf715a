import { chunkModules, chunkNames, defaultChunkName, isChunkFile } from './chunks.config.ts';

/** Chunks that every page has loaded before it requests any other. */
const alwaysLoaded = [chunkNames.entry, chunkNames.bundlerRuntime, chunkNames.vendor, chunkNames.chrome];

const idleChunks = chunkModules.idle.map(defaultChunkName);

/**
 * Returns the scripts that are requested together with a lazy chunk, because it imports them. The list is part of the
 * chunk that requests them, as file names that no compression shortens, so it lists only scripts that a visitor waits
 * for. It has no style sheets: they always load with their chunk.
 */
export const resolvePreloadDependencies = (file: string, imported: string[]): string[] =>
  idleChunks.some((name) => isChunkFile(file, name))
    ? []
    : imported.filter((each) => !alwaysLoaded.some((name) => isChunkFile(each, name)));
