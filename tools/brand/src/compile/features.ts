import type { Chunk, FeatureMeta, LazyChunk, MenuMeta } from '@livery/composer/compiled/compile-manifest';
import type { ChunkGraph } from './chunk-graph.ts';

interface Manifest {
  readonly id: string;
  readonly access: string;
  readonly flag?: FeatureMeta['flag'];
  readonly namespaces?: readonly string[];
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] }[];
  readonly menu?: readonly { readonly slot: string; readonly path?: string; readonly flag?: MenuMeta['flag'] }[];
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the features of all feature manifests, and the chunks of the graph. In the graph, a lazy import refers to the
 * path of a manifest. In the returned chunks, the ids of the manifest's features replace this path. Throws if two
 * features have the same id.
 */
export function collectFeatures(
  graph: ChunkGraph,
  modules: Modules,
): { features: FeatureMeta[]; chunks: Record<string, Chunk> } {
  const declared = Object.entries(modules).flatMap(([module, exports]) =>
    manifestsIn(exports).map((manifest) => ({ module, manifest })),
  );
  const getFeatureIds = (module: string) =>
    declared.filter((each) => each.module === module).map(({ manifest }) => manifest.id);
  const withFeatureIds = (lazyChunk: LazyChunk): LazyChunk =>
    lazyChunk.features ? { ...lazyChunk, features: lazyChunk.features.flatMap(getFeatureIds) } : lazyChunk;
  const chunks = Object.fromEntries(
    Object.entries(graph.chunks).map(([file, chunk]) => [
      file,
      { ...chunk, lazyChunks: chunk.lazyChunks.map(withFeatureIds) },
    ]),
  );
  const features = declared.map(({ module, manifest }): FeatureMeta => ({
    id: manifest.id,
    access: manifest.access,
    ...(manifest.flag !== undefined && { flag: manifest.flag }),
    routes: manifest.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    lib: /(?:^|\/)libs\/([^/]+)\//.exec(module)?.[1] ?? 'shell',
    ...(manifest.namespaces !== undefined && { namespaces: manifest.namespaces }),
    chunks: ownedBy(manifest.id, chunks),
    ...(manifest.menu !== undefined && { menu: listMenu(manifest) }),
  }));
  const duplicate = features.find(({ id }, index) => features.findIndex((other) => other.id === id) !== index);
  if (duplicate)
    throw new Error(`Two features are called "${duplicate.id}", so a brand could not switch one of them. Rename one.`);
  return { features, chunks };
}

function listMenu({ menu = [], routes }: Manifest): MenuMeta[] {
  return menu.map(({ slot, path = routes[0]?.path ?? '/', flag }) => ({
    slot,
    path,
    ...(flag !== undefined && { flag }),
  }));
}

function ownedBy(id: string, chunks: Readonly<Record<string, Chunk>>): string[] {
  const edges = Object.values(chunks).flatMap(({ lazyChunks }) => lazyChunks);
  const featureFiles = edges.filter(({ features }) => features?.includes(id)).map(({ file }) => file);
  return [...new Set(featureFiles)]
    .filter((file) =>
      edges.every((edge) => edge.file !== file || (edge.features?.every((other) => other === id) ?? false)),
    )
    .sort();
}

function manifestsIn(exports: Readonly<Record<string, unknown>>): Manifest[] {
  return Object.values(exports)
    .flat()
    .filter(
      (value): value is Manifest => typeof value === 'object' && value !== null && 'id' in value && 'routes' in value,
    );
}
