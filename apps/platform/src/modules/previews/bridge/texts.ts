import type { TextCandidate } from '@livery/contract/operators/preview-messages';
import { getPageState } from '@livery/contract/page-state';
import type { LanguageCode } from '@livery/merchant/languages';
import { type BrandRuntime, getTranslationUrl } from '@livery/merchant/runtime';

/** Part of i18next that the preview script uses. Languages are BCP 47 tags. */
export interface PageTexts {
  readonly language: string;
  readonly addResource: (
    language: string,
    namespace: string,
    key: string,
    value: string,
    options: { readonly silent: boolean },
  ) => unknown;
  readonly hasResourceBundle: (language: string, namespace: string) => boolean;
  readonly emit: (event: 'languageChanged', language: string) => unknown;
  readonly store: {
    readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly on: (event: 'added', listener: (language: string, namespace: string) => void) => unknown;
  };
}

export const getPageTexts = (): PageTexts | undefined => getPageState().texts as PageTexts | undefined;

type BrandTexts = Pick<BrandRuntime, 'languages' | 'texts'>;

const readBrandTexts = (): BrandTexts =>
  JSON.parse(document.getElementById('brand')?.textContent ?? '{}') as BrandTexts;

const splitKey = (key: string): readonly [namespace: string, path: string] => {
  const [namespace = '', ...path] = key.split(':');
  return [namespace, path.join(':')];
};

const getNested = (texts: unknown, path: string): unknown =>
  path.split('.').reduce((branch, step) => (branch as Record<string, unknown> | undefined)?.[step], texts);

/**
 * Creates the function that shows changed texts without a reload. `code` is a language code from the brand file. The
 * value null restores the original text of the app. The app loads its texts in groups (namespaces). Changed texts of a
 * namespace are shown as soon as it is loaded.
 */
export const createTextPainter = (readBrand = readBrandTexts, load: typeof fetch = (...call) => fetch(...call)) => {
  const changed = new Map<string, string>();
  /** The newest values that were requested for each text. */
  const requested = new Map<string, Readonly<Record<string, string | null>>>();
  let followed: PageTexts | undefined;

  const loadAppText = async (code: string, key: string): Promise<string> => {
    const [namespace, path] = splitKey(key);
    const { texts } = readBrand();
    const response = await load(getTranslationUrl(texts, code as LanguageCode, namespace));
    const text = response.ok ? getNested(await response.json(), path) : undefined;
    if (typeof text !== 'string') throw new Error(`The app has no text ${key} in ${code}`);
    return text;
  };

  const apply = (texts: PageTexts, language: string, namespace: string): void => {
    if (!texts.hasResourceBundle(language, namespace)) return;
    for (const [id, value] of changed) {
      const [ofLanguage = '', key = ''] = id.split(' ');
      const [ofNamespace, path] = splitKey(key);
      if (ofLanguage === language && ofNamespace === namespace)
        texts.addResource(language, namespace, path, value, { silent: true });
    }
  };

  return async (code: string, values: Readonly<Record<string, string | null>>): Promise<void> => {
    const texts = getPageTexts();
    const language = readBrand().languages.find((each) => each.code === code)?.bcp47;
    if (!texts || language === undefined) throw new Error(`The page shows no texts in ${code}`);
    for (const key of Object.keys(values)) requested.set(`${language} ${key}`, values);
    for (const [key, value] of Object.entries(values)) {
      const id = `${language} ${key}`;
      const text = value ?? (await loadAppText(code, key));
      // While the original text was loaded, a newer text of the same key can have arrived. The newer text stays.
      if (requested.get(id) === values) changed.set(id, text);
    }
    if (followed !== texts) {
      followed = texts;
      // When a namespace (a group of texts) is loaded later, its texts replace the changed texts. The changes are then
      // applied again.
      texts.store.on('added', (ofLanguage, namespace) => apply(texts, ofLanguage, namespace));
    }
    for (const namespace of new Set(Object.keys(values).map((key) => splitKey(key)[0])))
      apply(texts, language, namespace);
    // This event makes all components with texts render again.
    texts.emit('languageChanged', texts.language);
  };
};

/**
 * Maximum number of candidates (keys that can have the selected text). A longer list would not help the operator to
 * choose a key.
 */
const maxCandidates = 20;

const listTexts = (branch: unknown, path: string): readonly TextCandidate[] => {
  if (typeof branch === 'string') return [{ key: path, text: branch }];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([step, value]) => listTexts(value, path === '' ? step : `${path}.${step}`));
};

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Converts a text with placeholders to a regular expression. The expression matches every text that results when the
 * placeholders are replaced by values. Returns undefined for a text without placeholders.
 */
const toPattern = (text: string): RegExp | undefined => {
  const parts = text.split(/\{[^}]*\}|<[^>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A text that consists only of placeholders, tags and punctuation would match every text. The expression is therefore
  // created only if the text contains a letter (\p{L}, any alphabet) outside of placeholders and tags.
  return parts.length > 1 && /\p{L}/u.test(parts.join('')) ? new RegExp(`^${parts.join('.*')}$`, 'su') : undefined;
};

/** Returns true if the shown text can result from a pattern whose placeholders are replaced by values. */
const canBecome = (pattern: string, shown: string): boolean => toPattern(pattern)?.test(shown) ?? false;

/** Returns true if the shown text can be the text of a key. Placeholders in the text of the key match any value. */
export const isTextOfKey = ({ language, store }: Pick<PageTexts, 'language' | 'store'>, key: string, shown: string) => {
  const [namespace, path] = splitKey(key);
  const text = getNested(store.data[language]?.[namespace], path);
  const wanted = normalize(shown);
  return typeof text === 'string' && (normalize(text) === wanted || canBecome(normalize(text), wanted));
};

const listLoadedTexts = ({ language, store }: Pick<PageTexts, 'language' | 'store'>): readonly TextCandidate[] =>
  Object.entries(store.data[language] ?? {}).flatMap(([namespace, texts]) =>
    listTexts(texts, '').map(({ key, text }) => ({ key: `${namespace}:${key}`, text })),
  );

/**
 * Creates a function that finds the keys of a text that the page shows. It returns all keys with exactly this text. If
 * there are none, it returns the first key whose text, with its placeholders replaced by values, can be the shown text.
 * The function is fast enough for all texts of a page.
 */
export const createKeySearch = (texts: Pick<PageTexts, 'language' | 'store'>) => {
  const exact = new Map<string, string[]>();
  const patterns: (readonly [key: string, pattern: RegExp])[] = [];
  for (const { key, text } of listLoadedTexts(texts)) {
    const normal = normalize(text);
    exact.set(normal, [...(exact.get(normal) ?? []), key]);
    const pattern = toPattern(normal);
    if (pattern) patterns.push([key, pattern]);
  }
  return (shown: string): readonly string[] => {
    const wanted = normalize(shown);
    const keys = exact.get(wanted);
    if (keys) return keys;
    const [key] = patterns.find(([, pattern]) => pattern.test(wanted)) ?? [];
    return key === undefined ? [] : [key];
  };
};

/** Finds the keys whose text matches the shown text. Keys with exactly this text are first. */
export const findTextCandidates = (
  texts: Pick<PageTexts, 'language' | 'store'>,
  shown: string,
): readonly TextCandidate[] => {
  const wanted = normalize(shown);
  const all = listLoadedTexts(texts);
  const same = all.filter(({ text }) => normalize(text) === wanted);
  const similar = all.filter(({ text }) => canBecome(normalize(text), wanted));
  return [...same, ...similar].slice(0, maxCandidates);
};
