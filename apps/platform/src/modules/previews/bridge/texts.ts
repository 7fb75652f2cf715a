import type { TextCandidate } from '@livery/contract/operators/preview-messages';
import { getPageState } from '@livery/contract/page-state';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Part of i18next that the bridge uses. Languages are BCP 47 tags. */
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
 * Creates the function that shows changed texts without a reload. `language` is a language code from the brand file.
 * The promise resolves after the next paint. Changed texts of a namespace that is not loaded yet are shown after it has
 * loaded.
 */
export const createTextPainter = (readBrand = readBrandTexts, load: typeof fetch = (...call) => fetch(...call)) => {
  const changed = new Map<string, string>();
  let followed: PageTexts | undefined;

  const loadAppText = async (code: string, key: string): Promise<string> => {
    const [namespace, path] = splitKey(key);
    const { texts } = readBrand();
    const pattern = (texts as Readonly<Record<string, string>>)[code] ?? '';
    const response = await load(pattern.replace('{namespace}', namespace));
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
    for (const [key, value] of Object.entries(values))
      changed.set(`${language} ${key}`, value ?? (await loadAppText(code, key)));
    if (followed !== texts) {
      followed = texts;
      // A namespace that loads later would overwrite the changed texts, so they are applied again.
      texts.store.on('added', (ofLanguage, namespace) => apply(texts, ofLanguage, namespace));
    }
    for (const namespace of new Set(Object.keys(values).map((key) => splitKey(key)[0])))
      apply(texts, language, namespace);
    // This event makes all components with texts render again.
    texts.emit('languageChanged', texts.language);
  };
};

/** Maximum number of candidates. If more keys have the same text, a choice between them is not useful. */
const maxCandidates = 20;

const listTexts = (branch: unknown, path: string): readonly TextCandidate[] => {
  if (typeof branch === 'string') return [{ key: path, text: branch }];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([step, value]) => listTexts(value, path === '' ? step : `${path}.${step}`));
};

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns true if a text with placeholders can become the shown text. */
const canBecome = (pattern: string, shown: string): boolean => {
  const parts = pattern.split(/\{[^}]*\}|<[^>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A pattern without any \p{L} character outside of its placeholders would match every text.
  return parts.length > 1 && /\p{L}/u.test(parts.join('')) && new RegExp(`^${parts.join('.*')}$`, 'su').test(shown);
};

/** Returns true if the shown text can be that of a key. */
export const isTextOfKey = ({ language, store }: Pick<PageTexts, 'language' | 'store'>, key: string, shown: string) => {
  const [namespace, path] = splitKey(key);
  const text = getNested(store.data[language]?.[namespace], path);
  const wanted = normalize(shown);
  return typeof text === 'string' && (normalize(text) === wanted || canBecome(normalize(text), wanted));
};

/** Finds the keys whose text is the shown one. Keys with exactly this text are first. */
export const findTextCandidates = (
  { language, store }: Pick<PageTexts, 'language' | 'store'>,
  shown: string,
): readonly TextCandidate[] => {
  const wanted = normalize(shown);
  const all = Object.entries(store.data[language] ?? {}).flatMap(([namespace, texts]) =>
    listTexts(texts, '').map(({ key, text }) => ({ key: `${namespace}:${key}`, text })),
  );
  const same = all.filter(({ text }) => normalize(text) === wanted);
  const similar = all.filter(({ text }) => canBecome(normalize(text), wanted));
  return [...same, ...similar].slice(0, maxCandidates);
};
