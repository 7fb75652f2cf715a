import { pathToFileURL } from 'node:url';

/**
 * Chunk names and file patterns that the pipeline needs from the app. The app's build exports them from its chunk
 * configuration.
 */
export interface ChunkConventions {
  readonly chunkNames: { readonly chrome: string };
  readonly filePatterns: { readonly featureManifest: RegExp };
}

/** Loads the chunk configuration of an app. Rejects when the file does not exist or does not export the conventions. */
export const loadChunkConventions = async (file: string): Promise<ChunkConventions> => {
  const config = (await import(pathToFileURL(file).href)) as Partial<ChunkConventions>;
  const { chunkNames, filePatterns } = config;
  if (!chunkNames?.chrome || !filePatterns?.featureManifest)
    throw new Error(`${file} must export chunkNames.chrome and filePatterns.featureManifest: the pipeline reads both.`);
  return { chunkNames, filePatterns };
};
