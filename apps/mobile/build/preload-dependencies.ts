import { chunkModules, chunkNames, defaultChunkName, isChunkFile } from './chunks.config.ts';

/** Chunks that every page has loaded before it requests any other. */
const alwaysLoaded = [chunkNames.entry, chunkNames.bundlerRuntime, chunkNames.vendor, chunkNames.chrome];

const idleChunks = chunkModules.idle.map(defaultChunkName);

/**
 * Scripts that are requested together with a lazy chunk, because it imports them. The list is part of the chunk that
 * requests them, as file names that no compression shortens, so it holds only what somebody waits for. Style sheets are
 * not part of it: they always load with their chunk.
 */
export const resolvePreloadDependencies = (file: string, imported: string[]): string[] =>
  idleChunks.some((name) => isChunkFile(file, name))
    ? []
    : imported.filter((each) => !alwaysLoaded.some((name) => isChunkFile(each, name)));
