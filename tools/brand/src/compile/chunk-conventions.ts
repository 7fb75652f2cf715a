import { pathToFileURL } from 'node:url';

/**
 * Chunk names and file patterns that the brand build must know about the app. The app exports them from the module that
 * configures its chunks.
 */
export interface ChunkConventions {
  readonly chunkNames: { readonly chrome: string };
  readonly filePatterns: { readonly featureManifest: RegExp };
  /** Modules of the home page blocks, by kind of block, as paths from the workspace root. */
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
