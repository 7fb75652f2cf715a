import { type BrandDocument, type Change, getValue, isBranch } from '../model/brand-document.ts';

interface DefaultText {
  readonly key: string;
  readonly text: string;
}

/** One text of the app in one language. `own` is the brand's text, or undefined if the brand uses the default. */
export interface TextRow {
  readonly key: string;
  /** Default text of the app. Undefined for a key that the app does not have. */
  readonly text: string | undefined;
  readonly own: string | undefined;
}

/**
 * Returns one row for each text of the app, with the brand's text. Brand texts with keys that the app does not have are
 * at the end.
 */
export const toTextRows = (
  document: BrandDocument,
  language: string,
  defaults: readonly DefaultText[],
): readonly TextRow[] => {
  const branch = getValue(document, ['texts', language]);
  const own = isBranch(branch) ? branch : {};
  const read = (key: string): string | undefined => {
    const value = Object.hasOwn(own, key) ? own[key] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const known = new Set(defaults.map(({ key }) => key));
  const others = Object.keys(own).filter((key) => !known.has(key));
  return [
    ...defaults.map(({ key, text }) => ({ key, text, own: read(key) })),
    ...others.map((key) => ({ key, text: undefined, own: read(key) })),
  ];
};

/** Returns the rows whose key, default text or own text contains `search`. */
export const searchRows = (rows: readonly TextRow[], search: string, isOwnOnly: boolean): readonly TextRow[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return rows.filter(
    ({ key, text = '', own }) =>
      (!isOwnOnly || own !== undefined) && `${key}\n${text}\n${own ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
};

const listPlaceholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Returns the placeholders that are missing in the brand's text, and those that the app does not know. */
export const comparePlaceholders = ({ text, own }: Pick<TextRow, 'text' | 'own'>) => {
  if (text === undefined || own === undefined) return { missing: [], unknown: [] };
  const [expected, found] = [listPlaceholders(text), listPlaceholders(own)];
  return {
    missing: expected.filter((each) => !found.includes(each)),
    unknown: found.filter((each) => !expected.includes(each)),
  };
};

/** Content of a CSV file. `unknown` lists keys that the app does not have. Their texts are not imported. */
export interface ImportedTexts {
  readonly changes: readonly Change[];
  readonly unknown: readonly string[];
}

/**
 * Compares the rows of a CSV file (key and brand text) with the document, and returns the differences. An empty text
 * removes the brand's text. Keys that the file does not contain stay unchanged.
 */
export const readImportedTexts = (
  language: string,
  rows: readonly TextRow[],
  imported: readonly { readonly key: string; readonly own: string }[],
): ImportedTexts => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  // If a key occurs twice in the file, the last row is used.
  const wanted = new Map(imported.map(({ key, own }) => [key.trim(), own.trim()]));
  const changes = [...wanted].flatMap(([key, own]): Change[] => {
    const row = byKey.get(key);
    if (!row || own === (row.own ?? '')) return [];
    return [{ path: ['document', 'texts', language, key], to: own === '' ? null : own }];
  });
  return { changes, unknown: [...wanted.keys()].filter((key) => key !== '' && !byKey.has(key)) };
};
