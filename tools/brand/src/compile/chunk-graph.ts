import { basename, dirname, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ChunkConventions } from './chunk-conventions.ts';
import type { Chunk, LazyChunk } from '@livery/composer/compiled/compile-manifest';

/**
 * Chunks (output files) of a Vite build with their lazy imports. For each lazy import, the graph records which features,
 * which language or which home page block needs the chunk. A chunk without such a record is necessary for every brand.
 * Vite's own manifest does not contain this information.
 */
export interface ChunkGraph {
  entry: string;
  /**
   * File of the chunk with the header and the navigation bars. Undefined if no chunk has the name
   * `chunkNames.chrome`.
   */
  chrome?: string;
  chunks: Record<string, Chunk>;
  /** Paths of the feature manifests that the app imports, relative to the workspace root. */
  featureModules: string[];
}

export interface GraphPlugin {
  readonly plugin: Plugin;
  readonly graph: ChunkGraph;
}

/**
 * Creates a Vite plugin that records the chunks of a build in `graph`. Module paths are relative to `root`, so that
 * they are the same on every machine. `locales` is the folder of the translation files.
 */
export function createGraphPlugin(root: string, locales: string, conventions: ChunkConventions): GraphPlugin {
  const { chunkNames, filePatterns, homeBlockModules } = conventions;
  const blockByModule = new Map(Object.entries(homeBlockModules).map(([kind, module]) => [module, kind]));
  const graph: ChunkGraph = { entry: '', chunks: {}, featureModules: [] };
  const plugin: Plugin = {
    name: 'livery:chunk-graph',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const workers = Object.keys(bundle).filter((file) => bundle[file]?.type === 'asset' && file.endsWith('.js'));
        const fileByModule = new Map(
          chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName] as const)),
        );
        for (const { facadeModuleId, fileName } of chunks)
          if (facadeModuleId) fileByModule.set(facadeModuleId, fileName);
        for (const chunk of chunks) {
          if (chunk.isEntry) graph.entry = chunk.fileName;
          if (chunk.name === chunkNames.chrome) graph.chrome = chunk.fileName;
          const lazyChunks = chunk.moduleIds.flatMap((id) =>
            (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).flatMap((target) => {
              const file = fileByModule.get(target);
              return file === undefined || file === chunk.fileName ? [] : [{ file, ...getGuard(id, target) }];
            }),
          );
          graph.featureModules.push(
            ...chunk.moduleIds.filter((id) => filePatterns.featureManifest.test(id)).map((id) => relative(root, id)),
          );
          graph.chunks[chunk.fileName] = { imports: chunk.imports, lazyChunks, ...getAssets(chunk, workers) };
        }
        graph.featureModules.sort();
      },
    },
  };
  const getGuard = (importer: string, target: string): Omit<LazyChunk, 'file'> => {
    if (filePatterns.featureManifest.test(importer)) return { features: [relative(root, importer)] };
    const homeBlock = blockByModule.get(relative(root, target));
    if (homeBlock !== undefined) return { homeBlock };
    if (!target.startsWith(`${locales}/`)) return {};
    return { language: basename(dirname(target)), namespace: basename(target, '.json') };
  };
  return { plugin, graph };
}

interface ViteMeta {
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> };
}

/**
 * Returns the style sheets and other assets of a chunk. Also returns its web workers, which are separate scripts that
 * Vite does not list as assets.
 */
function getAssets(
  { code, viteMetadata }: Rolldown.OutputChunk & ViteMeta,
  workers: readonly string[],
): Pick<Chunk, 'css' | 'assets'> {
  return {
    css: [...(viteMetadata?.importedCss ?? [])],
    assets: [...(viteMetadata?.importedAssets ?? []), ...workers.filter((file) => code.includes(file))],
  };
}
