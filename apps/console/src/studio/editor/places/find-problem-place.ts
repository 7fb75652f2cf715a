import type { ThemeMode } from '@livery/merchant/theme-mode';
import type { BrandProblem } from '../../releases.api.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';
import { hasVisiblePlace } from './place-sources.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { findValuePlace } from './value-places.ts';

/**
 * Splits the path of a problem, such as `$.layout.home[2].title.EN`, into its keys. In a path below `$.texts`,
 * everything after the language is one key, because keys of texts contain dots.
 */
export const splitProblemPath = (path: string): readonly string[] => {
  const [, language, key] = /^\$\.texts\.([A-Z]+)\.(.+)$/.exec(path) ?? [];
  if (language !== undefined && key !== undefined) return ['texts', language, key];
  return path
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((step) => step !== '');
};

/**
 * Colour mode in which the preview shows a problem, by the problem's code. Problems with these codes are visible only
 * in the alternate mode (dark for a light brand, light for a dark brand).
 */
const alternateModes: ReadonlyMap<string | undefined, ThemeMode> = new Map([
  ['alternate.dark', 'dark'],
  ['alternate.light', 'light'],
]);

/**
 * Returns the parameters with which the preview shows the value that has a problem. Returns undefined if no screen
 * shows the problem. The language in the result is undefined if the brand does not have the language of the problem.
 */
export const findProblemPlace = (
  { code, path, values }: Pick<BrandProblem, 'code' | 'path' | 'values'>,
  document: BrandDocument,
): PreviewPlace | undefined => {
  const place = hasVisiblePlace(code) ? findValuePlace(document, splitProblemPath(path)) : undefined;
  if (!place) return undefined;
  const mode = alternateModes.get(code) ?? place.mode;
  // A problem can name a language. For example, letters that are missing in a font are visible only in the language
  // that uses these letters.
  const named = typeof values?.['language'] === 'string' ? values['language'] : undefined;
  const language = place.language ?? named;
  return { ...place, ...(mode && { mode }), language: readLanguages(document).find((each) => each === language) };
};
