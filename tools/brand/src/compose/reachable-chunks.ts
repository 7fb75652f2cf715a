import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { CompileManifest, FeatureMeta, LazyChunk } from '../compile/compile-manifest.ts';

/** Parts of the compiled app that the bundle of a brand contains. */
export interface ReachableChunks {
  readonly features: readonly string[];
  /** Translation files by language, then namespace: the brand's languages, and English for missing texts. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every file of the compiled app that the brand can reach, sorted. */
  readonly files: readonly string[];
  /** Scripts of the home screen, the entry first. They load before the games are shown. */
  readonly firstScripts: readonly string[];
  /** Scripts of the frame (header and bars) around the home screen. They load right after `firstScripts`. */
  readonly frameScripts: readonly string[];
  readonly firstStyles: readonly string[];
  readonly frameStyles: readonly string[];
}

/** Walks the chunk graph from the entry and skips edges of features or languages that the brand does not have. */
export function collectReachableChunks(
  compiled: CompileManifest,
  { flags, languages }: Pick<Merchant, 'flags' | 'languages'>,
): ReachableChunks {
  const on = compiled.features.filter((feature) => isOn(feature, flags));
  const ids = new Set(on.map(({ id }) => id));
  const languageCodes = new Set<string>([...languages, 'EN' satisfies LanguageCode]);
  const namespaces = collectNamespaces(compiled, on);
  const isReachable = ({ features, language, namespace }: LazyChunk): boolean =>
    (features === undefined || features.some((id) => ids.has(id))) &&
    (language === undefined || languageCodes.has(language)) &&
    (namespace === undefined || namespaces.has(namespace));

  const all = chunksFrom(compiled, [compiled.entry], isReachable);
  const first = chunksFrom(compiled, [compiled.entry, ...homeChunks(compiled)], () => false);
  const frame =
    compiled.chrome === undefined
      ? []
      : chunksFrom(compiled, [compiled.chrome], () => false).filter((file) => !first.includes(file));
  const listStyles = (scripts: readonly string[]) => [
    ...new Set([...scripts].reverse().flatMap((file) => compiled.chunks[file]?.css ?? [])),
  ];
  const texts = collectTranslationFiles(compiled, languageCodes, namespaces);
  return {
    features: [...ids],
    texts,
    files: [
      ...new Set([
        ...all.flatMap((file) => listFiles(compiled, file)),
        ...Object.values(texts).flatMap((each) => Object.values(each)),
        compiled.worker,
        '_redirects',
      ]),
    ].sort(),
    firstScripts: first,
    frameScripts: frame,
    firstStyles: listStyles(first),
    frameStyles: listStyles(frame),
  };
}

/** Returns true when the feature's flag is on. A feature for agents also depends on the agent area. */
function isOn({ flag, access }: FeatureMeta, flags: Merchant['flags']): boolean {
  return (flag === undefined || flags[flag]) && (access !== 'agent' || flags.AGEINFO3);
}

/**
 * Collects the translation namespaces of the enabled features: those of their libs and those that their manifests name.
 * A namespace that no feature names is always included.
 */
function collectNamespaces(compiled: CompileManifest, on: readonly FeatureMeta[]): Set<string> {
  const named = new Set(compiled.features.flatMap(listNamespaces));
  const enabledNamespaces = new Set(['shell', ...on.flatMap(listNamespaces)]);
  const names = Object.values(compiled.texts).flatMap((texts) => Object.keys(texts));
  return new Set(names.filter((name) => enabledNamespaces.has(name) || !named.has(name)));
}

function listNamespaces({ lib, namespaces = [] }: FeatureMeta): readonly string[] {
  return [lib, ...namespaces];
}

function collectTranslationFiles(
  compiled: CompileManifest,
  languageCodes: ReadonlySet<string>,
  namespaces: ReadonlySet<string>,
): ReachableChunks['texts'] {
  const languages = Object.entries(compiled.texts).filter(([language]) => languageCodes.has(language));
  return Object.fromEntries(
    languages.map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([namespace]) => namespaces.has(namespace))),
    ]),
  );
}

/** Lists the chunks of the screens of the home feature. */
function homeChunks({ features }: CompileManifest): readonly string[] {
  return features.filter(({ routes }) => routes.includes('/m/home')).flatMap(({ chunks }) => chunks);
}

function chunksFrom(
  compiled: CompileManifest,
  starts: readonly string[],
  isReachable: (lazyChunk: LazyChunk) => boolean,
): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = compiled.chunks[file];
    if (chunk === undefined || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    chunk.lazyChunks.filter(isReachable).forEach((lazyChunk) => visit(lazyChunk.file));
  };
  starts.forEach(visit);
  return [...seen];
}

function listFiles(compiled: CompileManifest, file: string): readonly string[] {
  const chunk = compiled.chunks[file];
  return chunk ? [file, ...chunk.css, ...chunk.assets] : [];
}
