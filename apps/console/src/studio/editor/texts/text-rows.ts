import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';

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

/**
 * Returns the rows whose key, default text or own text contains `search`. If `isOwnOnly` is true, returns only rows
 * with a text of the brand.
 */
export const searchRows = (rows: readonly TextRow[], search: string, isOwnOnly: boolean): readonly TextRow[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return rows.filter(
    ({ key, text = '', own }) =>
      (!isOwnOnly || own !== undefined) && `${key}\n${text}\n${own ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
};

const listPlaceholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Returns the placeholders that are missing in the brand's text, and the placeholders that the app does not know. */
export const comparePlaceholders = ({ text, own }: Pick<TextRow, 'text' | 'own'>) => {
  if (text === undefined || own === undefined) return { missing: [], unknown: [] };
  const [expected, found] = [listPlaceholders(text), listPlaceholders(own)];
  return {
    missing: expected.filter((each) => !found.includes(each)),
    unknown: found.filter((each) => !expected.includes(each)),
  };
};

/** Replaces line breaks by spaces, because a text of the app has one line. */
export const toSingleLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ');
