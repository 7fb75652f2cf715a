import type { UnfitText } from '@livery/contract/operators/preview-messages';
import { type BrandDocument, getValue } from '../model/brand-document.ts';

/** Screen on which texts were measured: its language, path, visitor and width. */
export interface MeasuredPlace {
  /** Code of the language in which the texts were shown, such as `EN`. */
  readonly language: string;
  readonly path: string;
  readonly visitor: 'guest' | 'member' | 'agent';
  /** Width of the screen in CSS pixels. */
  readonly width: number;
}

/** Text that does not fit on a screen. */
export interface FitProblem extends MeasuredPlace {
  /** Key of the text. If several keys have the same text, this is the first of these keys. */
  readonly key: string;
  readonly text: string;
  readonly kind: UnfitText['kind'];
  /** Brand text for this key at the time of the measurement. Undefined if the default text of the app was shown. */
  readonly own: string | undefined;
}

const isSamePlace = (one: MeasuredPlace, other: MeasuredPlace): boolean =>
  one.language === other.language &&
  one.path === other.path &&
  one.visitor === other.visitor &&
  one.width === other.width;

/** Returns the brand's own text for a key. Undefined if the brand uses the default text of the app. */
export const readOwnText = (document: BrandDocument, language: string, key: string): string | undefined => {
  const text = getValue(document, ['texts', language, key]);
  return typeof text === 'string' ? text : undefined;
};

/**
 * Replaces the problems of a screen with newly measured problems. A text that occurs several times on the screen
 * counts as one problem.
 */
export const replaceProblems = (
  problems: readonly FitProblem[],
  place: MeasuredPlace,
  unfit: readonly UnfitText[],
  document: BrandDocument,
): readonly FitProblem[] => {
  const found = unfit.flatMap(({ keys: [key], text, kind }): FitProblem[] =>
    key === undefined ? [] : [{ ...place, key, text, kind, own: readOwnText(document, place.language, key) }],
  );
  return [
    ...problems.filter((problem) => !isSamePlace(problem, place)),
    ...new Map(found.map((problem) => [`${problem.key} ${problem.text}`, problem])).values(),
  ];
};

/** Returns true if the text was changed after the measurement. */
export const isChangedSince = ({ language, key, own }: FitProblem, document: BrandDocument): boolean =>
  readOwnText(document, language, key) !== own;

/** Text that does not fit on one or more screens of a language. */
export interface FitGroup {
  readonly key: string;
  readonly language: string;
  readonly text: string;
  readonly places: readonly FitProblem[];
}

/** Groups problems by text and language, in the order of the languages. */
export const groupProblems = (problems: readonly FitProblem[], languages: readonly string[]): readonly FitGroup[] => {
  const groups = new Map<string, FitGroup>();
  for (const problem of problems) {
    const { key, language, text } = problem;
    const id = `${language} ${key}`;
    const group = groups.get(id) ?? { key, language, text, places: [] };
    groups.set(id, { ...group, places: [...group.places, problem] });
  }
  return [...groups.values()].toSorted(
    (one, other) => languages.indexOf(one.language) - languages.indexOf(other.language),
  );
};
