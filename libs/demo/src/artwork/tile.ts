import { createPlan } from './composition/plan.ts';
import { paint } from './composition/paint-scene.ts';
import { createImageRandom } from './paint/random.ts';
import type { Frame } from './scenes/sky.ts';
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

/**
 * Lists the themes of a category. For a category without themes, lists the themes of the slots. The generator of the
 * demo catalogue gives each game a theme from this list.
 */
export const listThemes = (category: string): readonly string[] => themeNames(category);

/** Returns the text that determines the random choices of a game image. */
export const getSpecKey = (spec: ArtworkSpec): string => `${spec.category}/${spec.theme}/${spec.id}/${spec.seed}`;

/**
 * Returns the theme of a game image. If the name of the theme is unknown, picks a theme that depends on the other
 * parameters.
 */
export const getTheme = (spec: ArtworkSpec): Theme => {
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

const draw = (spec: ArtworkSpec, frame: Frame): string =>
  paint(createPlan(getTheme(spec), createImageRandom(`plan ${getSpecKey(spec)}`)), getSpecKey(spec), frame);

/** Draws the square image of a game as SVG, 320 by 320 pixels. */
export const drawTile = (spec: ArtworkSpec): string => draw(spec, { w: 320, h: 320, fx: 160, fy: 160 });

/**
 * Draws the wide image (16:9) of a game as SVG, 569 by 320 pixels. The emblem (main figure) is on the right side, so
 * the left side has space for a title.
 */
export const drawWide = (spec: ArtworkSpec): string => draw(spec, { w: 569, h: 320, fx: 390, fy: 160 });

/**
 * Draws the portrait image (3:4) of a game as SVG, 320 by 427 pixels. There is space for a title below the emblem (main
 * figure).
 */
export const drawPortrait = (spec: ArtworkSpec): string => draw(spec, { w: 320, h: 427, fx: 160, fy: 172 });

/**
 * Returns the colour `#rrggbb` that a page shows while the image loads: the colour of the sky in the image. The
 * function does not render the image.
 */
export const dominantColour = (spec: ArtworkSpec): string =>
  createPlan(getTheme(spec), createImageRandom(`plan ${getSpecKey(spec)}`)).mood.sky;
