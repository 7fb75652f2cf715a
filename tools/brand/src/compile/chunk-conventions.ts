import { pathToFileURL } from 'node:url';

/**
 * Chunk names and file patterns with which the brand build recognises the parts of an app: its chunks (output files of
 * Vite) and its source files. The app exports them from the module that configures its chunks.
 */
export interface ChunkConventions {
  readonly chunkNames: { readonly chrome: string };
  readonly filePatterns: { readonly featureManifest: RegExp };
  /**
   * Paths of the modules that render the blocks of the home page, relative to the workspace root. The key is the kind
   * of the block, e.g. `winners`.
   */
  readonly homeBlockModules: Readonly<Record<string, string>>;
}

/**
 * Loads the chunk configuration of an app from a file. Rejects when the file does not exist or an export is missing.
 */
export const loadChunkConventions = async (file: string): Promise<ChunkConventions> => {
  const config = (await import(pathToFileURL(file).href)) as Partial<ChunkConventions>;
  const { chunkNames, filePatterns, homeBlockModules = {} } = config;
  if (!chunkNames?.chrome || !filePatterns?.featureManifest)
    throw new Error(`${file} must export chunkNames.chrome and filePatterns.featureManifest: the pipeline reads both.`);
  return { chunkNames, filePatterns, homeBlockModules };
};
