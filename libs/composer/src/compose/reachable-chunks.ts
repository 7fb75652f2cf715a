import type { LanguageCode } from '@livery/merchant/languages';
import type { BrandLayout } from '@livery/merchant/layout';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { licenseFile } from '../compiled/license-file.ts';
import type { CompileManifest, FeatureMeta, LazyChunk } from '../compiled/compile-manifest.ts';

/** Scripts, texts and other files of the compiled app that a brand needs. */
export interface ReachableChunks {
  readonly features: readonly string[];
  /**
   * Paths of the translation files by language and namespace. English is always included because it replaces missing
   * texts.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** All files of the compiled app that the brand needs, sorted. */
  readonly files: readonly string[];
  /**
   * Scripts of the home screen. The first script is the entry of the app. All these scripts must load before the page
   * shows the games.
   */
  readonly firstScripts: readonly string[];
  /** Scripts of the header and the navigation bars. They load right after `firstScripts`. */
  readonly frameScripts: readonly string[];
  readonly firstStyles: readonly string[];
  readonly frameStyles: readonly string[];
}

/**
 * Finds all chunks that a brand needs. The search starts at the entry of the app. It skips lazy imports of disabled
 * features, of other languages, and of blocks that the home page does not have.
 */
export function collectReachableChunks(
  compiled: CompileManifest,
  { flags, languages, layout }: Pick<Merchant, 'flags' | 'languages'> & { readonly layout: Pick<BrandLayout, 'home'> },
): ReachableChunks {
  const on = compiled.features.filter((feature) => isOn(feature, flags));
  const ids = new Set(on.map(({ id }) => id));
  const languageCodes = new Set<string>([...languages, 'EN' satisfies LanguageCode]);
  const namespaces = collectNamespaces(compiled, on);
  const homeBlocks = new Set<string>(layout.home.map(({ kind }) => kind));
  const isReachable = ({ features, language, namespace, homeBlock }: LazyChunk): boolean =>
    (features === undefined || features.some((id) => ids.has(id))) &&
    (homeBlock === undefined || homeBlocks.has(homeBlock)) &&
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
        licenseFile,
      ]),
    ].sort(),
    firstScripts: first,
    frameScripts: frame,
    firstStyles: listStyles(first),
    frameStyles: listStyles(frame),
  };
}

/**
 * Returns true if the brand has the feature. A feature for agents also needs the flag of the agent area
 * (`AGEINFO3`).
 */
function isOn({ flag, access }: FeatureMeta, flags: Merchant['flags']): boolean {
  return (flag === undefined || flags[flag]) && (access !== 'agent' || flags.AGEINFO3);
}

/**
 * Returns the translation namespaces of the enabled features. A namespace that belongs to no feature at all is always
 * included.
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
