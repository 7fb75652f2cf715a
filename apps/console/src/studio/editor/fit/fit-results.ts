import { type BrandDocument, getValue } from '../model/brand-document.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { type FitProblem, isChangedSince, type MeasuredPlace, readOwnText } from './fit-problems.ts';

/** Narrowest screen on which a text was measured, and the brand's text for its key at this time. */
interface MeasuredText extends MeasuredPlace {
  /** Undefined if the default text of the app was shown. */
  readonly own: string | undefined;
}

/** Texts that were measured, by language and then by key. */
export type MeasuredTexts = Readonly<Record<string, ReadonlyMap<string, MeasuredText>>>;

/**
 * Result of the measurements for one text in one language. `unknown`: it was not measured. `changed`: it was measured,
 * but the text has changed since then. `fits` and `unfit`: the text has not changed since the measurement.
 */
export type TextFit =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'changed' | 'fits'; readonly place: MeasuredPlace }
  | { readonly kind: 'unfit'; readonly place: MeasuredPlace; readonly problem: FitProblem };

/**
 * Adds the texts of a measured screen to the earlier measurements. For each text, only the narrowest screen is stored.
 * If the text has changed since its earlier measurement, the new measurement replaces the earlier one at any width.
 */
export const addMeasuredTexts = (
  measured: MeasuredTexts,
  place: MeasuredPlace,
  keys: readonly string[],
  document: BrandDocument,
): MeasuredTexts => {
  const texts = new Map(measured[place.language]);
  for (const key of keys) {
    const own = readOwnText(document, place.language, key);
    const earlier = texts.get(key);
    if (!earlier || earlier.own !== own || place.width <= earlier.width) texts.set(key, { ...place, own });
  }
  return { ...measured, [place.language]: texts };
};

/** A row of the text table in the editor: the key of a text, and the text that members see. */
interface ShownText {
  readonly language: string;
  readonly key: string;
  readonly text: string | undefined;
}

interface FitResults {
  readonly problems: readonly FitProblem[];
  readonly measured: MeasuredTexts;
}

/**
 * Returns whether a text fits in the app. A measurement contains only one key for each text, even if several keys have
 * this text. A text is therefore also unfit if an equal text with another key does not fit. If a text does not fit on
 * several screens, the result contains the narrowest screen.
 */
export const findTextFit = (
  { problems, measured }: FitResults,
  { language, key, text }: ShownText,
  document: BrandDocument,
): TextFit => {
  const [problem] = problems
    .filter((each) => each.language === language)
    .filter((each) => (each.key === key ? !isChangedSince(each, document) : each.text === text))
    .toSorted((one, other) => one.width - other.width);
  if (problem) return { kind: 'unfit', place: problem, problem };
  const place = measured[language]?.get(key);
  if (!place) return { kind: 'unknown' };
  return { kind: place.own === readOwnText(document, language, key) ? 'fits' : 'changed', place };
};

/** Maximum number of screens on which a changed text is measured again. */
const maxScreens = 4;

/**
 * Returns the screens on which a changed text must be measured again: those on which it did not fit, and the narrowest
 * one on which it was shown.
 */
export const listScreensOfText = (
  { problems, measured }: FitResults,
  language: string,
  key: string,
): readonly MeasuredPlace[] => {
  const narrowest = measured[language]?.get(key);
  const all = [
    ...problems.filter((problem) => problem.language === language && problem.key === key),
    ...(narrowest ? [narrowest] : []),
  ].map(({ path, visitor, width }) => ({ language, path, visitor, width }));
  return [...new Map(all.map((place) => [JSON.stringify(place), place])).values()].slice(0, maxScreens);
};

/** Returns the parameters with which the preview opens a measured screen and outlines the text with this key. */
export const toPreviewPlace = ({ path, visitor, language, width }: MeasuredPlace, key: string): PreviewPlace => ({
  path,
  visitor,
  language,
  width,
  target: { kind: 'text', key },
});

/** Returns the keys of the texts that differ between two documents, by language. */
export const findChangedKeys = (
  before: BrandDocument,
  after: BrandDocument,
): readonly { readonly language: string; readonly key: string }[] => {
  const [earlier, later] = [getValue(before, ['texts']), getValue(after, ['texts'])];
  if (earlier === later) return [];
  const list = (texts: unknown): readonly string[] =>
    Object.entries((texts ?? {}) as object).flatMap(([language, table]) =>
      Object.keys((table ?? {}) as object).map((key) => JSON.stringify([language, key])),
    );
  return [...new Set([...list(earlier), ...list(later)])]
    .map((id) => JSON.parse(id) as [string, string])
    .filter(([language, key]) => readOwnText(before, language, key) !== readOwnText(after, language, key))
    .map(([language, key]) => ({ language, key }));
};
