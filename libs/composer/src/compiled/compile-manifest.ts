import type { Flag } from '@livery/merchant/flags';

/**
 * Content of `compile.json`, which describes the compiled app (the code and files that all brands share). The build
 * of each brand reads this file. All paths are relative to the root folder of a brand's bundle.
 */
export interface CompileManifest {
  /** Short hash of all other fields, of the listed files and of the code that builds the bundles of brands. */
  readonly id: string;
  readonly entry: string;
  /**
   * Chunk with the header and the navigation bars. The prerendered page contains the styles of this chunk but does
   * not wait for its script. Absent if the app has no such chunk.
   */
  readonly chrome?: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly features: readonly FeatureMeta[];
  /** Paths of the translation files. The first key is the language, the second key is the namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path of the service worker script that all brands share. The `sw.js` of each brand loads it. */
  readonly worker: string;
  readonly files: Readonly<Record<string, FileMeta>>;
  /** SHA-256 hash of the code that renders the HTML of the home page when a brand is built. */
  readonly server: string;
}

export interface Chunk {
  /** Chunks that the browser loads together with this chunk (static imports). */
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly assets: readonly string[];
  /** Chunks that this chunk loads lazily (dynamic imports). */
  readonly lazyChunks: readonly LazyChunk[];
}

export interface LazyChunk {
  readonly file: string;
  /**
   * Ids of features. The chunk is shipped only to brands with one of these features. When this list is absent, the
   * chunk is always shipped.
   */
  readonly features?: readonly string[];
  /** Language of a chunk with translations. The chunk is shipped only to brands with this language. */
  readonly language?: string;
  readonly namespace?: string;
  /** Kind of block of the home page. The chunk is shipped only to brands whose home page has such a block. */
  readonly homeBlock?: string;
}

export interface FeatureMeta {
  readonly id: string;
  readonly access: string;
  readonly flag?: Flag;
  readonly routes: readonly string[];
  /** Library that contains the feature. The translation namespace of the library has the same name. */
  readonly lib: string;
  /** Additional translation namespaces that the feature needs. */
  readonly namespaces?: readonly string[];
  /** Chunks that no other feature uses. */
  readonly chunks: readonly string[];
  /** Entries of the feature in the menus of the app. */
  readonly menu?: readonly MenuMeta[];
}

/**
 * Entry in a menu of the app. Only brands with the feature have the entry. If `flag` is set, the brand also needs this
 * flag.
 */
export interface MenuMeta {
  readonly slot: string;
  readonly path: string;
  readonly flag?: Flag;
}

export interface FileMeta {
  readonly bytes: number;
  readonly integrity: string;
  /**
   * Integrity hashes of the compressed copies. A copy is in the same folder and has the additional extension `.br` or
   * `.gz`.
   */
  readonly encodings: { readonly [encoding in Encoding]?: string };
}

export type Encoding = 'br' | 'gz';

export const encodings = ['br', 'gz'] as const satisfies readonly Encoding[];
