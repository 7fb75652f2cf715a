import type { Flag } from '@livery/merchant/flags';

/** What one compile leaves behind for every compose: `compile.json`. All paths are relative to the bundle's root. */
export interface CompileManifest {
  /** Short hash of everything below and of the files it names. */
  readonly id: string;
  readonly entry: string;
  /** The chunk of what surrounds the first content: the page is drawn with its styles, but does not wait for it. */
  readonly chrome?: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly features: readonly FeatureMeta[];
  /** Text files by language, then namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The service worker's code, which each brand's own `sw.js` loads. */
  readonly worker: string;
  readonly files: Readonly<Record<string, FileMeta>>;
}

export interface Chunk {
  /** Chunks that load with this one. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly assets: readonly string[];
  /** Chunks that this one may load later, each with what it hangs on. */
  readonly lazyChunks: readonly LazyChunk[];
}

export interface LazyChunk {
  readonly file: string;
  /** Reached only where one of these features is on; absent: always. */
  readonly features?: readonly string[];
  /** Texts of one language, reached only by brands that speak it. */
  readonly language?: string;
  readonly namespace?: string;
}

export interface FeatureMeta {
  readonly id: string;
  readonly access: string;
  readonly flag?: Flag;
  readonly routes: readonly string[];
  /** The lib the feature lives in; its texts' namespace has the same name. */
  readonly lib: string;
  /** Further namespaces that its manifest names. */
  readonly namespaces?: readonly string[];
  /** Chunks that nothing but this feature reaches. */
  readonly chunks: readonly string[];
}

export interface FileMeta {
  readonly bytes: number;
  readonly integrity: string;
  /** Encodings that stand beside the file, as `.br` and `.gz`. */
  readonly encodings: readonly Encoding[];
}

export type Encoding = 'br' | 'gz';

export const encodings = ['br', 'gz'] as const satisfies readonly Encoding[];
