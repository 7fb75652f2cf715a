import type { ThemeMode } from '@livery/merchant/theme-mode';
import type { BrandProblem } from '../../releases.api.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';
import { hasVisiblePlace } from './place-sources.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { findValuePlace } from './value-places.ts';

/**
 * Splits the path of a problem, such as `$.layout.home[2].title.EN`, into its keys. The key of a text contains dots, so
 * it is not split.
 */
export const splitProblemPath = (path: string): readonly string[] => {
  const [, language, key] = /^\$\.texts\.([A-Z]+)\.(.+)$/.exec(path) ?? [];
  if (language !== undefined && key !== undefined) return ['texts', language, key];
  return path
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((step) => step !== '');
};

/** Mode (dark or light) of the problems that only the other mode of the brand has, by their code. */
const alternateModes: ReadonlyMap<string | undefined, ThemeMode> = new Map([
  ['alternate.dark', 'dark'],
  ['alternate.light', 'light'],
]);

/**
 * Returns the place in the app where members see the value of a problem. Undefined if the problem is not visible. The
 * language is one of the brand's languages, because the app does not show others.
 */
export const findProblemPlace = (
  { code, path, values }: Pick<BrandProblem, 'code' | 'path' | 'values'>,
  document: BrandDocument,
): PreviewPlace | undefined => {
  const place = hasVisiblePlace(code) ? findValuePlace(document, splitProblemPath(path)) : undefined;
  if (!place) return undefined;
  const mode = alternateModes.get(code) ?? place.mode;
  // Letters that a font lacks are visible only in the language that uses them.
  const named = typeof values?.['language'] === 'string' ? values['language'] : undefined;
  const language = place.language ?? named;
  return { ...place, ...(mode && { mode }), language: readLanguages(document).find((each) => each === language) };
};
