import { createPlan } from './composition/plan.ts';
import { paint } from './composition/paint-scene.ts';
import { createImageRandom } from './paint/random.ts';
import { findTheme, themeNames } from './themes/themes.ts';
import type { Theme } from './themes/theme.ts';

/** Parameters of a game image. The same parameters give the same image on every machine. */
export interface ArtworkSpec {
  readonly id: string;
  readonly category: string;
  /**
   * Name of a theme from `listThemes(category)`. An unknown name is replaced by a theme that the other parameters
   * determine.
   */
  readonly theme: string;
  readonly seed: number;
}

/** Lists the themes of a category. The generator of the demo catalogue gives each game one of them. */
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

/** Draws the square image of a game as SVG, 320 by 320 pixels. */
export const drawTile = (spec: ArtworkSpec): string => draw(spec, 320);

/** Draws the wide image (16:9) of a game as SVG, 569 by 320 pixels. */
export const drawWide = (spec: ArtworkSpec): string => draw(spec, 569);

/**
 * Returns the colour `#rrggbb` that a page shows while the image loads: the colour of the sky in the image. The
 * function does not render the image.
 */
export const dominantColour = (spec: ArtworkSpec): string =>
  createPlan(themeFor(spec), createImageRandom(`plan ${getSpecKey(spec)}`)).mood.sky;
