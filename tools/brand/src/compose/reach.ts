import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Compiled, FeatureFacts, LaterChunk } from '../compile/compiled.ts';

/** What of the compiled app a brand's bundle holds. */
export interface Reach {
  readonly features: readonly string[];
  /** Text files by language, then namespace: the brand's languages, and English for what they lack. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every file of the compiled app that the brand can come to, sorted. */
  readonly files: readonly string[];
  /** Scripts of the home, the entry first: all that loads before its games are there. */
  readonly firstScripts: readonly string[];
  /** Scripts of what surrounds them, which come right after. */
  readonly frameScripts: readonly string[];
  readonly firstStyles: readonly string[];
  readonly frameStyles: readonly string[];
}

/** Walks the chunks from the entry and turns back wherever the brand is without the feature or the language. */
export function reachOf(compiled: Compiled, { flags, languages }: Pick<Merchant, 'flags' | 'languages'>): Reach {
  const on = compiled.features.filter((feature) => isOn(feature, flags));
  const ids = new Set(on.map(({ id }) => id));
  const spoken = new Set<string>([...languages, 'EN' satisfies LanguageCode]);
  const namespaces = namespacesOf(compiled, on);
  const opens = ({ features, language, namespace }: LaterChunk): boolean =>
    (features === undefined || features.some((id) => ids.has(id))) &&
    (language === undefined || spoken.has(language)) &&
    (namespace === undefined || namespaces.has(namespace));

  const all = chunksFrom(compiled, [compiled.entry], opens);
  const first = chunksFrom(compiled, [compiled.entry, ...homeChunks(compiled)], () => false);
  const frame =
    compiled.chrome === undefined
      ? []
      : chunksFrom(compiled, [compiled.chrome], () => false).filter((file) => !first.includes(file));
  const stylesOf = (scripts: readonly string[]) => [
    ...new Set([...scripts].reverse().flatMap((file) => compiled.chunks[file]?.css ?? [])),
  ];
  const texts = textsOf(compiled, spoken, namespaces);
  return {
    features: [...ids],
    texts,
    files: [
      ...new Set([
        ...all.flatMap((file) => filesOf(compiled, file)),
        ...Object.values(texts).flatMap((each) => Object.values(each)),
        compiled.worker,
        '_redirects',
      ]),
    ].sort(),
    firstScripts: first,
    frameScripts: frame,
    firstStyles: stylesOf(first),
    frameStyles: stylesOf(frame),
  };
}

/** A feature is built in where its flag is on; what is for agents also hangs on the agent area. */
function isOn({ flag, access }: FeatureFacts, flags: Merchant['flags']): boolean {
  return (flag === undefined || flags[flag]) && (access !== 'agent' || flags.AGEINFO3);
}

/** A lib's texts, and those that a manifest names, come with the first such feature that is on. A namespace that none names is everyone's. */
function namespacesOf(compiled: Compiled, on: readonly FeatureFacts[]): Set<string> {
  const named = new Set(compiled.features.flatMap(textsNamedBy));
  const wanted = new Set(['shell', ...on.flatMap(textsNamedBy)]);
  const names = Object.values(compiled.texts).flatMap((texts) => Object.keys(texts));
  return new Set(names.filter((name) => wanted.has(name) || !named.has(name)));
}

function textsNamedBy({ lib, texts = [] }: FeatureFacts): readonly string[] {
  return [lib, ...texts];
}

function textsOf(compiled: Compiled, spoken: ReadonlySet<string>, namespaces: ReadonlySet<string>): Reach['texts'] {
  const languages = Object.entries(compiled.texts).filter(([language]) => spoken.has(language));
  return Object.fromEntries(
    languages.map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([namespace]) => namespaces.has(namespace))),
    ]),
  );
}

/** The screens of the home's feature. */
function homeChunks({ features }: Compiled): readonly string[] {
  return features.filter(({ routes }) => routes.includes('/m/home')).flatMap(({ chunks }) => chunks);
}

function chunksFrom(compiled: Compiled, starts: readonly string[], opens: (later: LaterChunk) => boolean): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = compiled.chunks[file];
    if (chunk === undefined || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    chunk.later.filter(opens).forEach((later) => visit(later.file));
  };
  starts.forEach(visit);
  return [...seen];
}

function filesOf(compiled: Compiled, file: string): readonly string[] {
  const chunk = compiled.chunks[file];
  return chunk ? [file, ...chunk.css, ...chunk.assets] : [];
}
