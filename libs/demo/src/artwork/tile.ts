import { createPlan } from './composition/plan.ts';
import { paint } from './composition/paint-scene.ts';
import { createImageRandom } from './paint/random.ts';
import { findTheme, themeNames } from './themes/themes.ts';
import type { Theme } from './themes/theme.ts';

/** Input of an image. The same spec gives the same bytes on every machine. */
export interface ArtworkSpec {
  readonly id: string;
  readonly category: string;
  /** Theme from `listThemes(category)`. An unknown theme is replaced by one that the seed selects. */
  readonly theme: string;
  readonly seed: number;
}

/** Lists the themes of a category. The demo catalogue assigns themes from this list. */
export const listThemes = (category: string): readonly string[] => themeNames(category);

const getSpecKey = (spec: ArtworkSpec): string => `${spec.category}/${spec.theme}/${spec.id}/${spec.seed}`;

const themeFor = (spec: ArtworkSpec): Theme => {
  const requestedTheme = findTheme(spec.category, spec.theme);
  if (requestedTheme) return requestedTheme;
  const name = createImageRandom(getSpecKey(spec)).pick(themeNames(spec.category));
  const chosen = findTheme(spec.category, name);
  if (!chosen)
    throw new Error(
      `Category ${spec.category} lists a theme "${name}" that has no drawing: add it to the theme tables.`,
    );
  return chosen;
};

const draw = (spec: ArtworkSpec, width: number): string => {
  const plan = createPlan(themeFor(spec), createImageRandom(`plan ${getSpecKey(spec)}`));
  return paint(plan, createImageRandom(getSpecKey(spec)), { w: width, h: 320, fx: width / 2, fy: 160 });
};

/** Draws a square tile as SVG, 320 by 320. */
export const drawTile = (spec: ArtworkSpec): string => draw(spec, 320);

/** Draws the game as a 16:9 image, 569 by 320. */
export const drawWide = (spec: ArtworkSpec): string => draw(spec, 569);

/** `#rrggbb` placeholder while the image loads: the colour of its sky. Needs no rendering. */
export const dominantColour = (spec: ArtworkSpec): string =>
  createPlan(themeFor(spec), createImageRandom(`plan ${getSpecKey(spec)}`)).mood.sky;
