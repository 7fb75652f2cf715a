import type { Flag } from '@livery/merchant/flags';

/** Output of a compile that every compose reads: `compile.json`. All paths are relative to the bundle's root. */
export interface CompileManifest {
  /** Short hash of all fields below and of the files that they name. */
  readonly id: string;
  readonly entry: string;
  /**
   * Chunk of the frame (header and bars) around the first content. The prerendered page contains its styles but does
   * not wait for its script.
   */
  readonly chrome?: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly features: readonly FeatureMeta[];
  /** Translation files by language, then namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Code of the service worker, which each brand's own `sw.js` loads. */
  readonly worker: string;
  readonly files: Readonly<Record<string, FileMeta>>;
}

export interface Chunk {
  /** Chunks that load with this one. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly assets: readonly string[];
  /** Chunks that this one may load lazily, each with its condition. */
  readonly lazyChunks: readonly LazyChunk[];
}

export interface LazyChunk {
  readonly file: string;
  /** Reachable only when one of these features is enabled; absent: always reachable. */
  readonly features?: readonly string[];
  /** Language of a translation chunk, reachable only for brands with this language. */
  readonly language?: string;
  readonly namespace?: string;
}

export interface FeatureMeta {
  readonly id: string;
  readonly access: string;
  readonly flag?: Flag;
  readonly routes: readonly string[];
  /** The lib that contains the feature; its translation namespace has the same name. */
  readonly lib: string;
  /** Further namespaces that the feature's manifest names. */
  readonly namespaces?: readonly string[];
  /** Chunks that only this feature reaches. */
  readonly chunks: readonly string[];
}

export interface FileMeta {
  readonly bytes: number;
  readonly integrity: string;
  /** Compressed copies beside the file, as `.br` and `.gz`. */
  readonly encodings: readonly Encoding[];
}

export type Encoding = 'br' | 'gz';

export const encodings = ['br', 'gz'] as const satisfies readonly Encoding[];
